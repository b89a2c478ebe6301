import { latencyFigure, short } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { createRandom } from '../generator/random.ts'
import { say } from '../say.ts'
import { spreadOf, timed } from '../spread.ts'
import { timePageAndFacets } from './testbed.ts'
import type { Testbed } from './testbed.ts'
import { plainFacets } from './plain-facets.ts'
import { plainList } from './plain-list.ts'
import { drawColor, drawQuestion, pagePath } from './question.ts'
import type { Question } from './question.ts'
import { isSameAnswer } from './same-answer.ts'

const SEED = 7
const WARM_UP = 100
const SAMPLES = 1000
const COLORS = 400
const LISTS = 400
const LIST_SIZE = 50
/** Plain SQL is so slow that fewer samples must do; some of its answers are compared with ours. */
const PLAIN_SAMPLES = 60
const COMPARED = 12

export function filtersName({ catalogue }: Testbed): string {
  return `page and facets, 0 to 5 filters, ${catalogue.name}`
}

/** Page and facets under up to five filters, beside plain SQL; and search by colour. */
export async function filterFigures(testbed: Testbed): Promise<Figure[]> {
  const { catalogue, client, skus, asked } = testbed
  const random = createRandom(SEED)
  const questions = Array.from({ length: SAMPLES }, () => drawQuestion(random, skus))
  say(`Finding, ${catalogue.name}: filters`)
  for (const question of questions.slice(0, WARM_UP)) await timePageAndFacets(client, question)
  const times: [number, number][] = []
  for (const question of questions) times.push(await timePageAndFacets(client, question))

  const plain = testbed.hasPlain ? await plainTimes(testbed, questions) : undefined
  const colors: [number, number][] = []
  for (let sample = -WARM_UP; sample < COLORS; sample += 1) {
    const milliseconds = await timePageAndFacets(client, drawColor(random))
    if (sample >= 0) colors.push(milliseconds)
  }
  const lists: number[] = []
  for (let sample = -WARM_UP; sample < LISTS; sample += 1) {
    const path = pagePath({ pageSize: LIST_SIZE, pageNo: 1 + random.below(LISTS) })
    const milliseconds = await timed(() => client.get(path))
    if (sample >= 0) lists.push(milliseconds)
  }
  const both = spreadOf(times.map(([page, facets]) => page + facets))
  const name = filtersName(testbed)
  const figure = latencyFigure(name, both, {
    ...(asked.filters && { target: asked.filters }),
    ...(plain && { beside: { name: 'plain SQL', spread: spreadOf(plain.times) } }),
  })
  const [pages, facets] = [spreadOf(times.map(([page]) => page)), spreadOf(times.map(([, counts]) => counts))]
  const parts = `page p95 ${short(pages.p95)}, facets p95 ${short(facets.p95)}`
  const byColor = latencyFigure(`page by a colour and ΔE, ${catalogue.name}`, spreadOf(colors.map(([page]) => page)), {
    ...(asked.color && { target: asked.color }),
  })
  return [
    {
      ...figure,
      note: `${figure.note}; ${parts}${plain?.differing ? `; ${plain.differing} of ${COMPARED} ANSWERS DIFFER` : ''}`,
    },
    {
      name: `${name}, p99`,
      value: both.p99,
      unit: 'ms',
      ...(asked.worst && { target: asked.worst }),
      note: `most ${short(both.most)}`,
    },
    latencyFigure(`list of ${LIST_SIZE} alone, ${catalogue.name}`, spreadOf(lists), {
      ...(asked.list && { target: asked.list }),
    }),
    { ...byColor, note: `${byColor.note}; its facets p95 ${short(spreadOf(colors.map(([, counts]) => counts)).p95)}` },
  ]
}

async function plainTimes(
  { catalogue, client, database }: Testbed,
  questions: Question[],
): Promise<{ times: number[]; differing: number }> {
  say(`Finding, ${catalogue.name}: filters in plain SQL`)
  let differing = 0
  for (const question of questions.slice(0, COMPARED))
    if (!(await isSameAnswer(client, database, question))) differing += 1
  const times: number[] = []
  for (const question of questions.slice(0, PLAIN_SAMPLES)) {
    const list = await timed(() => database.query(plainList(question)))
    times.push(list + (await timed(() => database.query(plainFacets(question)))))
  }
  return { times, differing }
}
