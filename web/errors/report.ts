import { i18n } from '../locales/i18n.ts'
import { showNotification, showToast } from '../ui/toast.ts'
import { noteRefusedWrite } from './demo-mode.ts'
import { messageOf, saysDemoMode } from './message.ts'

/** Tells a person that a call failed. The query client does so for every call; only what is no call does it by hand. */
export function reportFailure(error: unknown): void {
  if (saysDemoMode(error)) return noteRefusedWrite()
  const message = messageOf(error, i18n.t)
  if (message?.kind === 'toast') showToast(message.text)
  if (message?.kind === 'notification') showNotification(message.text)
}
