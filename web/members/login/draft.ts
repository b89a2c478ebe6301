import { createStore, useStore } from '../../ui/store.ts'
import { lastSentTo } from './sent-codes.ts'

/** What is typed into the login form, whichever of its faces shows it. */
export interface LoginDraft {
  email: string
  code: string
  /** Of the code that sets a new password: another than that to log in with. */
  resetCode: string
  password: string
  nickname: string
  /** The address that a right code was given for, and that has no account yet. */
  newcomer: string
  newPassword: string
  repeated: string
  isPolicyAccepted: boolean
  isRemembered: boolean
}

const secrets = { password: '', newPassword: '', repeated: '' }
const empty: LoginDraft = {
  ...secrets,
  email: '',
  code: '',
  resetCode: '',
  nickname: '',
  newcomer: '',
  isPolicyAccepted: false,
  isRemembered: true,
}

/** Who waits for a code may reload the page meanwhile. */
const draft = createStore<LoginDraft>({ ...empty, email: lastSentTo() })

/** It outlives the form: who closes it by mistake, or to look at the page, finds it as it was. */
export function useLoginDraft(): LoginDraft {
  return useStore(draft)
}

export function currentDraft(): LoginDraft {
  return draft.get()
}

export function changeDraft(change: Partial<LoginDraft>): void {
  draft.set({ ...draft.get(), ...change })
}

/** Passwords do not wait for a form that may never open again. */
export function forgetSecrets(): void {
  changeDraft(secrets)
}

export function forgetDraft(): void {
  draft.set(empty)
}
