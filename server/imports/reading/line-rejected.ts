/** Why a line cannot be taken, found after it was read: the field, and the reason in words. */
export class LineRejected extends Error {
  readonly field: string

  constructor(field: string, reason: string) {
    super(reason)
    this.name = 'LineRejected'
    this.field = field
  }
}
