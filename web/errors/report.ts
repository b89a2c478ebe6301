import { TransportError } from '../api.ts'
import { i18n } from '../locales/i18n.ts'
import { LazyLoadError } from '../kit/late/lazy-component.tsx'
import { showFault, showNotification } from '../kit/toasts/toast.ts'
import { noteRefusedWrite } from './demo-mode.ts'
import { messageOf, saysDemoMode } from './message.ts'

/** Shows a failure to the person. The query client does so for every call; other code calls this by itself. */
export function reportFailure(error: unknown): void {
  if (saysDemoMode(error)) return noteRefusedWrite()
  const message = messageOf(error, i18n.t)
  if (message?.kind === 'toast') showFault(message.text, causeOf(error))
  if (message?.kind === 'notification') showNotification(message.text)
}

/** Without a network several things fail at once, each with its own words: one message is enough. */
function causeOf(error: unknown): string | undefined {
  const isNetwork = error instanceof LazyLoadError || (error instanceof TransportError && error.status === 'network')
  return isNetwork ? 'network' : undefined
}
