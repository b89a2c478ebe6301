import { createStore, useStore } from '../../kit/store.ts'
import { lastSentTo } from './sent-codes.ts'

/** The text typed into the login form, shared by all its views. */
export interface LoginDraft {
  email: string
  code: string
  /** The code that sets a new password, which differs from the login code. */
  resetCode: string
  password: string
  nickname: string
  /** The address of a valid code, which has no account yet. */
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

/** In session storage: somebody waiting for a code may reload the page. */
const draft = createStore<LoginDraft>({ ...empty, email: lastSentTo() })

/** It outlives the form: closing it by mistake, or to look at the page, loses nothing. */
export function useLoginDraft(): LoginDraft {
  return useStore(draft)
}

export function currentDraft(): LoginDraft {
  return draft.get()
}

export function changeDraft(change: Partial<LoginDraft>): void {
  draft.set({ ...draft.get(), ...change })
}

/** Passwords are dropped with the form, which may never open again. */
export function forgetSecrets(): void {
  changeDraft(secrets)
}

export function forgetDraft(): void {
  draft.set(empty)
}
