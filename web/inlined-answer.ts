import { isInQuery, type Endpoint } from '../contract/endpoint.ts'
import { serialiseQuery } from './query-string.ts'

interface InlinedAnswer<Output> {
  data: Output
  /** In epoch milliseconds; 0 where the browser had cached the page itself, at an unknown time. */
  readAt: number
}

const SUCCESS = 200

/**
 * The answer that came with the page (decisions/113), if it answers this very call: as if it had just been read. It is used once; later
 * calls go to the server.
 */
export function takeInlined<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: NoInfer<Input>,
): InlinedAnswer<Output> | undefined {
  const element = document.querySelector<HTMLScriptElement>('#inlined-answer')
  const address = document.querySelector<HTMLMetaElement>('meta[name="inlined-answer"]')?.content
  if (!element || !isInQuery(endpoint) || address === undefined) return undefined
  if (!isSameCall(address, `${endpoint.path}?${serialiseQuery(input)}`)) return undefined
  const { language } = element.dataset
  if (language !== undefined && language !== document.documentElement.lang) return undefined
  element.remove()
  const envelope = parsed(element.textContent)
  return envelope?.code === SUCCESS ? { data: envelope.data as Output, readAt: pageReadAt() } : undefined
}

/** The parameters may stand in any order. */
function isSameCall(one: string, other: string): boolean {
  return sorted(one) === sorted(other)
}

function sorted(address: string): string {
  const { pathname, searchParams } = new URL(address, location.origin)
  searchParams.sort()
  return `${pathname}?${searchParams}`
}

function parsed(text: string): { code: unknown; data: unknown } | undefined {
  try {
    return Object(JSON.parse(text)) as { code: unknown; data: unknown }
  } catch {
    return undefined
  }
}

/** A page restored by the browser, for instance by Back, brings an old answer. */
function pageReadAt(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit && visit.transferSize > 0 ? performance.timeOrigin + visit.responseStart : 0
}
