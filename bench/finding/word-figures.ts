import { getSuggestions } from '../../contract/catalogue.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { createRandom } from '../generator/random.ts'
import { say } from '../say.ts'
import { spreadOf, timed } from '../spread.ts'
import { timePageAndFacets } from './testbed.ts'
import type { Testbed } from './testbed.ts'
import { dropPlainWords, plainWords, preparePlainWords } from './plain-words.ts'
import { drawWords, whileTyping } from './words.ts'

const SEED = 11
const WARM_UP = 50
const SAMPLES = 500
const PLAIN_SAMPLES = 100
const TYPED = 100

/** Words that people may type to find products of the catalogue; every contestant gets the same ones. */
export function drawnWords({ texts }: Pick<Testbed, 'texts'>, count = SAMPLES): string[] {
  const random = createRandom(SEED)
  return Array.from({ length: count }, () => drawWords(random, texts))
}

export function wordsName({ catalogue }: Testbed): string {
  return `page and facets for words, ${catalogue.name}`
}

/** Page and facets for words, beside trigrams in PostgreSQL; suggestions for each letter typed. */
export async function wordFigures(testbed: Testbed): Promise<Figure[]> {
  const { catalogue, client, asked } = testbed
  const words = drawnWords(testbed)
  say(`Finding, ${catalogue.name}: words`)
  for (const keyword of words.slice(0, WARM_UP)) await timePageAndFacets(client, { keyword })
  const both: number[] = []
  for (const keyword of words) {
    const [page, facets] = await timePageAndFacets(client, { keyword })
    both.push(page + facets)
  }

  say(`Finding, ${catalogue.name}: suggestions`)
  const suggested: number[] = []
  for (const typed of words.slice(0, TYPED).flatMap(whileTyping)) {
    const path = `${getSuggestions.path}?keyword=${encodeURIComponent(typed)}`
    suggested.push(await timed(() => client.get(path)))
  }

  const plain = testbed.hasPlain ? await plainTimes(testbed, words) : undefined
  return [
    latencyFigure(wordsName(testbed), spreadOf(both), {
      ...(asked.keyword && { target: asked.keyword }),
      ...(plain && { beside: { name: 'trigrams in PostgreSQL (ids alone, no facets)', spread: spreadOf(plain) } }),
    }),
    latencyFigure(`suggestions at each letter, ${catalogue.name}`, spreadOf(suggested), {
      ...(asked.suggest && { target: asked.suggest }),
    }),
  ]
}

async function plainTimes({ catalogue, database }: Testbed, words: string[]): Promise<number[]> {
  say(`Finding, ${catalogue.name}: words by trigrams`)
  await preparePlainWords(database)
  const times: number[] = []
  for (const keyword of words.slice(0, PLAIN_SAMPLES))
    times.push(await timed(() => database.query(plainWords(keyword))))
  await dropPlainWords(database)
  return times
}
