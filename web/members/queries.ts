import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSignInOptions, type SignInOptions } from '../../contract/members.ts'
import { call } from '../api.ts'
import { SPECIFIED_LIMITS, type Limits } from './login/rules.ts'

/** How one can sign in here. Demonstration accounts may appear while the demonstration catalogue is being loaded. */
export const signInOptions = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => call(getSignInOptions, {}, { signal }),
})

const specified: SignInOptions = { limits: SPECIFIED_LIMITS, social: [], demoMode: false }

/** Where they could not be had, the form is there all the same, as the specification has it. */
export function optionsOrSpecified(options: SignInOptions | undefined): SignInOptions {
  return options ?? specified
}

/** The providers by which one can sign in without a word typed, as far as they are known. */
export function useSocialNames(): string[] {
  return optionsOrSpecified(useQuery({ ...signInOptions, enabled: false }).data).social.map(({ name }) => name)
}

/** How much the fields of a form hold, as far as it is known: whoever shows the form asks for it. */
export function useLimits(): Limits {
  return optionsOrSpecified(useQuery({ ...signInOptions, enabled: false }).data).limits
}
