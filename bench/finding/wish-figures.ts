import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { createRandom } from '../generator/random.ts'
import { say } from '../say.ts'
import { spreadOf } from '../spread.ts'
import { timePageAndFacets } from './testbed.ts'
import type { Testbed } from './testbed.ts'

const SEED = 73
const SENTENCES = 120
/** More than a model keeps of what was asked, so that neither way finds the other's answers. */
const AT_ONCE = 8

/** A wish of each kind, from which sentences are drawn: none has all of them. */
const WISHES = [
  'nothing shiny',
  'under 300',
  'R11',
  'pale',
  'for a hotel stair',
  'in stock',
  'no pink',
  '10 mm thick',
  'warm',
]

/** Page and facets for sentences, with and without what comes nearest, in one run. */
export async function wishFigures(testbed: Testbed): Promise<Figure[]> {
  const { catalogue, client, texts } = testbed
  const random = createRandom(SEED)
  const sentences = Array.from({ length: SENTENCES }, () =>
    [random.pick(texts).enName, ...Array.from({ length: 4 }, () => random.pick(WISHES))].join(', '),
  )
  say(`Finding, ${catalogue.name}: what comes nearest`)
  const [plain, near]: [number[], number[]] = [[], []]
  for (let from = 0; from < sentences.length; from += AT_ONCE) {
    const some = sentences.slice(from, from + AT_ONCE)
    for (const keyword of some) plain.push(sumOf(await timePageAndFacets(client, { keyword })))
    for (const keyword of some) near.push(sumOf(await timePageAndFacets(client, { keyword, nearest: '1' })))
  }
  return [
    latencyFigure(`page, nearest and facets for a sentence, ${catalogue.name}`, spreadOf(near), {
      beside: { name: 'without what comes nearest', spread: spreadOf(plain) },
    }),
  ]
}

function sumOf([page, facets]: [number, number]): number {
  return page + facets
}
