/** What a call works with that has mails sent. */
export interface MailingDeps {
  /** Told that a mail waits to be sent. */
  onMail: () => void
}

/** The same call, after which the mails that it made leave, whatever it answers. */
export function thenMail<Parts, Input, Context, Answer>(
  handle: (deps: Parts, input: Input, context: Context) => Promise<Answer>,
): (deps: Parts & MailingDeps, input: Input, context: Context) => Promise<Answer> {
  return async (parts, input, context) => handle(parts, input, context).finally(parts.onMail)
}
