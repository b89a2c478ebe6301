import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSignInOptions, type SignInOptions } from '../../contract/members.ts'
import { call } from '../api.ts'
import { SPECIFIED_LIMITS, type Limits } from './login/rules.ts'

/** The ways to sign in. Demonstration accounts may appear while the demonstration catalogue loads. */
export const signInOptions = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => call(getSignInOptions, {}, { signal }),
})

const specified: SignInOptions = { limits: SPECIFIED_LIMITS, social: [], demoMode: false }

/** If they cannot load, the form works all the same with the specification's defaults. */
export function optionsOrSpecified(options: SignInOptions | undefined): SignInOptions {
  return options ?? specified
}

/** The providers that sign in without typing, as far as they have loaded. */
export function useSocialNames(): string[] {
  return optionsOrSpecified(useQuery({ ...signInOptions, enabled: false }).data).social.map(({ name }) => name)
}

/** The limits of fields, as far as they have loaded; the component that shows the form loads them. */
export function useLimits(): Limits {
  return optionsOrSpecified(useQuery({ ...signInOptions, enabled: false }).data).limits
}
