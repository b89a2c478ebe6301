import type * as z from 'zod'

/**
 * One call of the API as a value: the server serves it, the web calls it, the OpenAPI page prints it.
 * A GET reads `input` from the query, every other method from a JSON body.
 */
export interface Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Whole path, `/app-api/…`. */
  path: string
  /** Who may call it; the server denies everyone else. */
  access: 'public' | 'member' | 'operator'
  summary: string
  input: Input
  output: Output
}

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

/** Every answer that is not a file: `code` 200 is success, anything else a problem with `msg` in the reader's language. */
export interface Envelope<Data> {
  code: number
  msg: string
  data: Data
}

/** The same value, with its schemas' types kept. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType>(
  definition: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return definition
}
