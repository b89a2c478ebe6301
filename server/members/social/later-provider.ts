import type { MemberDeps, SocialProvider } from '../deps.ts'
import type { OpenIdProvider } from './openid-provider.ts'

/** The provider; the library that speaks with it is read when somebody signs in there first. */
export function laterProvider(settings: SocialProvider, deps: Pick<MemberDeps, 'clock' | 'log'>): OpenIdProvider {
  let opened: Promise<OpenIdProvider> | undefined
  const open = () =>
    (opened ??= import('./openid-provider.ts').then(({ createOpenIdProvider }) => createOpenIdProvider(settings, deps)))
  return {
    addressFor: async (...given) => (await open()).addressFor(...given),
    exchange: async (...given) => (await open()).exchange(...given),
  }
}
