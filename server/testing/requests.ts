import { isInQuery } from '../../contract/endpoint.ts'
import type { Endpoint, Envelope } from '../../contract/endpoint.ts'

interface Request {
  method: Endpoint['method']
  url: string
  headers: Record<string, string>
  body?: string
}

/** The request of a call, with its input in the query or in the body, as the endpoint has it. */
export function requestOf(endpoint: Endpoint, input: unknown, headers: Record<string, string>): Request {
  const { method, path } = endpoint
  if (isInQuery(endpoint)) return { method, headers, url: `${path}?${queryOf(Object(input))}` }
  return {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    url: path,
    body: JSON.stringify(input),
  }
}

/** The calls among the values that a module of the contract exports. */
export function callsOf(values: readonly unknown[]): Endpoint[] {
  return values.filter((value): value is Endpoint => Object.hasOwn(Object(value), 'path'))
}

export function queryOf(input: object): string {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined)
  return new URLSearchParams(
    entries.flatMap(([name, value]) =>
      Array.isArray(value) ? writtenList(name, value.map(written)) : [[name, written(value)]],
    ),
  ).toString()
}

function writtenList(name: string, list: string[]): string[][] {
  // A comma within a value must not split it.
  if (list.some((item) => item.includes(','))) return list.map((item) => [`${name}[]`, item])
  return [[name, list.join(',')]]
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Calls a server that runs elsewhere; answers the data, and throws where the call is refused. */
export type Ask = <Input, Output>(endpoint: Endpoint<Input, Output>, input: NoInfer<Input>) => Promise<Output>

/** Makes calls with these headers. */
export function askAs({ headers }: { headers: Record<string, string> }, serverUrl: string): Ask {
  return async <Input, Output>(endpoint: Endpoint<Input, Output>, input: NoInfer<Input>): Promise<Output> => {
    const { url, ...request } = requestOf(endpoint, input, headers)
    const response = await fetch(serverUrl + url, request)
    const { code, msg, data } = (await response.json()) as Envelope<Output>
    if (code !== 200) throw new Error(`${endpoint.path} answered ${code}: ${msg}`)
    return data
  }
}
