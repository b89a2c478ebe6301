import type * as z from 'zod'
import type { Permission } from './permissions.ts'

/**
 * One call of the API as a value: the server serves it, the web calls it, the OpenAPI page prints it.
 * A GET or DELETE reads `input` from the query, every other method from a JSON body, where `inputIn` does not say otherwise.
 */
export interface Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Whole path, `/app-api/…`. */
  path: string
  /** Who may call it; the server denies everyone else. `staff`: operators and editors. `link`: whoever has the token of a link, in `Share-Token` or as `token`. `key`: a partner with a key of the feed, as `Authorization: Bearer …`. */
  access: 'public' | 'member' | 'staff' | 'operator' | 'link' | 'key'
  /** What besides one must be permitted to do. */
  permission?: Permission
  /** Writes, and does so in demo mode too; every other method but GET is refused there (901). */
  isServedInDemoMode?: true
  /** Takes a member's Idempotency-Key: the same key within a day gives the first answer again, with another input 1009000001. */
  isRepeatable?: true
  /** Of an input of which more than one field is wrong all are told, as `data.refusals`: `[{field, reason}]`; other calls tell the first. */
  tellsAll?: true
  /** Of a body, in bytes; 1 MB where nothing is said. */
  largestBody?: number
  summary: string
  /** `multipart`: the fields of a form, with a file beside them. `form`: fields alone, url-encoded, as older clients send them. */
  inputIn?: 'query' | 'multipart' | 'form'
  /** Answers a file, outside the envelope; a refusal stands in the envelope as ever. */
  answersFile?: true
  /** Answers a stream of events that goes on, outside the envelope; a refusal stands in the envelope as ever. */
  answersStream?: true
  input: Input
  output: Output
}

/** Whether the input stands in the query. */
export function isInQuery({ method, inputIn }: Endpoint): boolean {
  return inputIn === 'query' || method === 'GET' || method === 'DELETE'
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

/** A first answer is kept for the member who asked. */
type Repeatable<Access> = Access extends 'member' | 'staff' | 'operator' ? unknown : { isRepeatable?: never }

/** The same value, with its schemas' types kept, and who may call it. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType, Access extends Endpoint['access']>(
  definition: Endpoint<Input, Output> & { access: Access } & Repeatable<Access>,
): Endpoint<Input, Output> & { access: Access } {
  return definition
}
