/** Rejects a line after it was parsed, with the field and the reason. */
export class LineRejected extends Error {
  readonly field: string

  constructor(field: string, reason: string) {
    super(reason)
    this.name = 'LineRejected'
    this.field = field
  }
}
