import { onTestFinished } from 'vitest'
import type { Endpoint } from '../../contract/endpoint.ts'
import { problems, type ProblemCode } from '../../contract/problem.ts'

type Answer = (input: Record<string, string>, headers: Headers) => unknown

const browserFetch = globalThis.fetch
let answers = new Map<string, Answer>()
let streams = new Map<string, () => Response>()
/** The calls that reached the server, in order, as `GET /app-api/…`. */
export let asked: string[] = []
/** Those of them that the page aborted before they were answered. */
export let givenUp: string[] = []

/**
 * Answers a call in place of the server: for its whole input, or for its query. The contract's schemas check every answer, as the
 * server does.
 */
export function answer<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  output: Promised<NoInfer<Output>> | ((input: NoInfer<Input>, headers: Headers) => Promised<NoInfer<Output>>),
): void {
  const find = typeof output === 'function' ? (output as Answer) : () => output
  answers.set(callOf(endpoint.method, endpoint.path), async (input, headers) =>
    endpoint.output.parse(await find(input, headers)),
  )
}

type Promised<Output> = Output | Promise<Output>

interface RefusalOptions {
  /** Replaces the server's English message, which may have placeholders. */
  words?: string
  /** Data beside the message. */
  data?: object
  /** What the server waits for before it answers. */
  after?: Promise<unknown>
}

export interface Stream {
  /** Sends an event to all subscribers. */
  send: (event: object) => void
  /** Ends the stream, as a server does that restarts. */
  end: () => void
}

/** A stream of events, for any number of subscribers. */
export function stream({ method, path }: Endpoint): Stream {
  const followers = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const encoder = new TextEncoder()
  streams.set(callOf(method, path), () => {
    const body = new ReadableStream<Uint8Array>({ start: (follower) => void followers.add(follower) })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
  return {
    send: (event) => {
      for (const follower of followers) follower.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
    },
    end: () => {
      for (const follower of followers) follower.close()
      followers.clear()
    },
  }
}

/** A refusal, with the server's message. */
export function refuse(
  { method, path }: Endpoint,
  code: ProblemCode,
  { words, data, after }: RefusalOptions = {},
): void {
  answers.set(callOf(method, path), async () => {
    await after
    throw new Refusal(code, words, data)
  })
}

/** A server that no call reaches. */
export function cutOff({ method, path }: Endpoint): void {
  answers.set(callOf(method, path), () => {
    throw new TypeError('Failed to fetch')
  })
}

/** A broken server: an HTTP status without an envelope. */
export function breakDown({ method, path }: Endpoint, status: number): void {
  answers.set(callOf(method, path), () => {
    throw new Breakdown(`${status}`)
  })
}

/** As `breakDown`, thrown where only some inputs fail: the status. */
export class Breakdown extends Error {}

/** As `refuse`, thrown where only some inputs are refused. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly data: object | null

  constructor(code: ProblemCode, words: string = problems[code].en, data: object | null = null) {
    super(words)
    this.code = code
    this.data = data
  }
}

/** Begins each test with a server that answers nothing; it is there until all of the test has been taken away. */
export function answerAnew(): void {
  answers = new Map()
  streams = new Map()
  asked = []
  givenUp = []
  globalThis.fetch = fetchFromTest
  onTestFinished(() => {
    globalThis.fetch = browserFetch
  })
}

const fetchFromTest: typeof fetch = async (resource, request) => {
  const { pathname, searchParams } = new URL(resource instanceof Request ? resource.url : resource, location.href)
  if (!/^\/(app|admin)-api\//.test(pathname)) return browserFetch(resource, request)
  const call = callOf(request?.method ?? 'GET', pathname)
  asked.push(call)
  request?.signal?.addEventListener('abort', ({ target }) => {
    if ((target as AbortSignal).reason?.name === 'AbortError') givenUp.push(call)
  })
  const open = streams.get(call)
  if (open) return open()
  const find = answers.get(call)
  // oxlint-disable-next-line no-console -- fails the test: it has to say what the server answers
  if (!find) console.error(`nobody answers ${call}`)
  try {
    const input = typeof request?.body === 'string' ? JSON.parse(request.body) : Object.fromEntries(searchParams)
    const data = await find?.(input, new Headers(request?.headers))
    // A file.
    if (data instanceof Response) return data
    return Response.json({ code: 200, msg: '', data })
  } catch (error) {
    if (error instanceof Breakdown) return new Response('<h1>broken</h1>', { status: Number(error.message) })
    if (!(error instanceof Refusal)) throw error
    return Response.json({ code: error.code, msg: error.message, data: error.data })
  }
}

function callOf(method: string, path: string): string {
  return `${method} ${path}`
}
