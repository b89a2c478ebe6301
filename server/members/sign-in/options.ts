import { SOCIAL_TYPE } from '../../../contract/members.ts'
import type { SignInOptions } from '../../../contract/members.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import type { MemberDeps } from '../deps.ts'
import { findDemonstrationAccounts } from './demonstration-accounts.ts'

/** The ways of signing in that this server offers. */
export async function getOptions(deps: MemberDeps, _input: unknown, context: RequestContext): Promise<SignInOptions> {
  const { loginLimits, social, isDemoMode } = deps.settings
  return {
    limits: loginLimits,
    social: social ? [{ type: SOCIAL_TYPE, name: social.name }] : [],
    demo: await findDemonstrationAccounts(deps, context),
    demoMode: isDemoMode,
  }
}
