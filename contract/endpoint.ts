import type * as z from 'zod'
import type { Permission } from './permissions.ts'

/**
 * Who may make a call; others are refused. `staff`: operators and editors. `link`: holders of a link's token, in `Share-Token` or
 * as `token`. `key`: partners with a key of the feed, as `Authorization: Bearer …`.
 */
export type Access = 'public' | 'member' | 'staff' | 'operator' | 'link' | 'key'

/**
 * One call of the API as a value: the server serves it, the web calls it, the OpenAPI page prints it. GET and DELETE read `input`
 * from the query, other methods from a JSON body, unless `inputIn` says otherwise. Its types are those of the values, not of the
 * schemas: an input as it is sent, an answer as it is read, and the input as its schema answers it.
 */
export interface Endpoint<Input = unknown, Output = unknown, Parsed = unknown, By extends Access = Access> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The whole path, `/app-api/…`. */
  path: string
  access: By
  /** The permission that the caller also needs. */
  permission?: Permission
  /** Whether it is served in demo mode although it is not a GET; others are refused there (901). */
  isServedInDemoMode?: true
  /** Takes a member's Idempotency-Key: the same key within a day gets the first answer again; with another input 1009000001. */
  isRepeatable?: true
  /** Whether all wrong fields are reported, as `data.refusals`: `[{field, reason}]`. Other calls report the first. */
  tellsAll?: true
  /** The most bytes of a body; 1 MB by default. */
  largestBody?: number
  summary: string
  /** `multipart`: form fields and a file. `form`: fields alone, url-encoded, as older clients send them. */
  inputIn?: 'query' | 'multipart' | 'form'
  /** Answers a file, outside the envelope; refusals use the envelope. */
  answersFile?: true
  /** Answers a continuous stream of events, outside the envelope; refusals use the envelope. */
  answersStream?: true
  input: z.ZodType<Parsed, Input>
  output: z.ZodType<Output>
}

/** Whether the input is in the query. */
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

interface Definition<Input, Output, By extends Access> extends Omit<Endpoint, 'access' | 'input' | 'output'> {
  access: By
  input: Input
  output: Output
}

/** First answers are stored by member, so only calls with a caller can be repeatable. */
type Repeatable<By extends Access> = By extends 'member' | 'staff' | 'operator' ? unknown : { isRepeatable?: never }

/** Returns the same value, with the types of its schemas and its access. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType, By extends Access>(
  definition: Definition<Input, Output, By> & Repeatable<By>,
): Endpoint<z.input<Input>, z.output<Output>, z.output<Input>, By>
export function endpoint(definition: Endpoint): Endpoint {
  return definition
}
