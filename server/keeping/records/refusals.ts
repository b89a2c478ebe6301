import { Problem } from '../../../contract/problem.ts'
import type { KeptRecord, RecordKind, BilingualText } from './record-kind.ts'
import { MOST_USES } from '../../../contract/keeping/record-calls.ts'

const [UNIQUE_VIOLATION, FOREIGN_KEY_VIOLATION] = ['23505', '23503']

/** Runs work; turns a constraint that it breaks into a Problem 400 with the field to blame. */
export async function naming<Answer>(kind: RecordKind, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    const refusal = kind.refusals[constraintOf(error) ?? '']
    throw refusal ? new Problem(400, { ...refusal }) : error
  }
}

/** The constraint that a write would break. */
export function constraintOf(error: unknown): string | undefined {
  const { code, constraint } = Object(error) as { code?: string; constraint?: string }
  return code === UNIQUE_VIOLATION || code === FOREIGN_KEY_VIOLATION ? constraint : undefined
}

/** How many uses a record has, in words. */
export function usesText({ uses }: KeptRecord, { users }: RecordKind): BilingualText {
  const { products, skus, records } = uses
  const parts = [
    { count: products, en: ['product', 'products'], zh: '个产品' },
    { count: products ? 0 : skus, en: ['SKU', 'SKUs'], zh: '个 SKU' },
    { count: records, en: [users?.en ?? '', users?.en ?? ''], zh: `个${users?.zh ?? ''}` },
  ].filter(({ count }) => count > 0)
  const figure = (count: number) => (count > MOST_USES ? MOST_USES : count)
  const en = parts.map(
    ({ count, en: [one, many] }) => `${more(count, 'more than ')}${figure(count)} ${count === 1 ? one : many}`,
  )
  const zh = parts.map(({ count, zh: unit }) => `${more(count, '超过 ')}${figure(count)} ${unit}`)
  return { en: `${en.join(' and ')} still use it`, zh: `仍有${zh.join('和')}在使用` }
}

function more(count: number, words: string): string {
  return count > MOST_USES ? words : ''
}
