import { addressOf, EMAIL, NEW_PASSWORD, type SignInOptions } from '../../../contract/members.ts'

/** The longest texts of the login form's fields. */
export type Limits = SignInOptions['limits']

export type LoginFieldName =
  | 'email'
  | 'code'
  | 'oldCode'
  | 'password'
  | 'nickname'
  | 'newPassword'
  | 'repeated'
  | 'policy'
  | 'mobile'
  | 'department'
  | 'positions'
  | 'companyName'
  | 'registrationNumber'
  | 'countryCode'
  | 'website'
  | 'documents'

/** A field's error, as the key of a text; `profile` and `company` texts load with that page. */
export type Complaint =
  | 'login.emailMissing'
  | 'login.codeMissing'
  | 'login.passwordMissing'
  | 'login.passwordsDiffer'
  | 'login.passwordLength'
  | 'login.required'
  | 'profile.nicknameMissing'
  | 'profile.unreadable'
  | 'profile.mobileMissing'
  | 'profile.mobileWrong'
  | 'profile.emailWrong'
  | 'profile.emailSame'
  | 'profile.passwordsDiffer'
  | 'company.nameMissing'
  | 'company.registrationMissing'
  | 'company.countryMissing'
  | 'company.websiteWrong'
  | 'company.documentsMissing'
  | 'company.documentsUnderWay'

export type Complaints = Partial<Record<LoginFieldName, Complaint>>

/** The specification's limits (§5), until the server states its own. */
export const SPECIFIED_LIMITS: Limits = { email: 20, code: 8, password: 8 }

/** The length of a new password: 6 to 20, and never longer than the login field allows. */
export function newPasswordLengths({ password }: Limits): { least: number; most: number } {
  return { least: NEW_PASSWORD.least, most: Math.min(NEW_PASSWORD.most, password) }
}

export function emailComplaint(email: string): Complaints {
  return EMAIL.test(addressOf(email)) ? {} : { email: 'login.emailMissing' }
}

export function codeComplaint(code: string): Complaints {
  return code.trim() ? {} : { code: 'login.codeMissing' }
}

export function passwordComplaint(password: string): Complaints {
  return password ? {} : { password: 'login.passwordMissing' }
}

/** An optional password left empty twice is none. */
export function newPasswordComplaint(
  { newPassword, repeated }: { newPassword: string; repeated: string },
  { limits, isOptional }: { limits: Limits; isOptional: boolean },
): Complaints {
  const { least, most } = newPasswordLengths(limits)
  if (!newPassword && !repeated) return isOptional ? {} : { newPassword: 'login.required' }
  if (newPassword.length < least || newPassword.length > most) return { newPassword: 'login.passwordLength' }
  return newPassword === repeated ? {} : { repeated: 'login.passwordsDiffer' }
}

export function requiredComplaint(field: LoginFieldName, value: string | boolean): Complaints {
  const isGiven = typeof value === 'string' ? value.trim() !== '' : value
  return isGiven ? {} : { [field]: 'login.required' }
}
