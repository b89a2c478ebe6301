import { aside } from '../../platform/calls/waits.ts'
import type { MemberDeps, SocialProvider } from '../deps.ts'
import type { OpenIdProvider } from './openid-provider.ts'

/** The provider. The OpenID library is loaded at the first sign-in. */
export function laterProvider(settings: SocialProvider, deps: Pick<MemberDeps, 'clock' | 'log'>): OpenIdProvider {
  let opened: Promise<OpenIdProvider> | undefined
  const open = () =>
    (opened ??= import('./openid-provider.ts').then(({ createOpenIdProvider }) => createOpenIdProvider(settings, deps)))
  return {
    addressFor: (...given) => aside(async () => (await open()).addressFor(...given)),
    exchange: (...given) => aside(async () => (await open()).exchange(...given)),
  }
}
