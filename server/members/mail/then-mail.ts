/** The dependencies of a call that queues mails. */
export interface MailingDeps {
  /** Called when a mail has been queued. */
  onMail: () => void
}

/** The same call, but its mails are sent afterwards, whatever it answers. */
export function thenMail<Parts, Input, Context, Answer>(
  handle: (deps: Parts, input: Input, context: Context) => Promise<Answer>,
): (deps: Parts & MailingDeps, input: Input, context: Context) => Promise<Answer> {
  return async (parts, input, context) => handle(parts, input, context).finally(parts.onMail)
}
