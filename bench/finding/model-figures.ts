import { latencyFigure, short } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { createRandom } from '../generator/random.ts'
import { firstMessage, forkBeside } from '../load.ts'
import type { ModelOrder, ModelResult } from '../model-process.ts'
import type { RivalOrder, RivalResult } from '../rival-process.ts'
import { RIVALS } from '../rivals/rival.ts'
import type { RivalName } from '../rivals/rival.ts'
import { say } from '../say.ts'
import type { Testbed } from './testbed.ts'
import { drawQuestion } from './question.ts'
import { filtersName } from './filter-figures.ts'
import { drawnWords, wordsName } from './word-figures.ts'

const SEED = 13
const QUESTIONS = 1000
/** The rivals are so slow that fewer questions must do. */
const RIVAL_QUESTIONS = 50
const WORDS = 200

/** Builds the read model and counts in it, in a separate process. */
export async function modelFigures(testbed: Testbed): Promise<Figure[]> {
  const { catalogue, skus, asked } = testbed
  say(`Finding, ${catalogue.name}: the read model alone`)
  const random = createRandom(SEED)
  const questions = Array.from({ length: QUESTIONS }, () => drawQuestion(random, skus))
  const model = await runOf<ModelResult>('model-process.ts', {
    dataDir: catalogue.dataDir,
    questions,
    words: drawnWords(testbed, WORDS),
  } satisfies ModelOrder)
  return [
    latencyFigure(`counting all facets in memory, ${catalogue.name}`, model.counting, {
      ...(asked.counting && { target: asked.counting }),
    }),
    {
      name: `read model built, ${catalogue.name}`,
      value: model.buildMs / 1000,
      unit: 's',
      ...(asked.build && { target: asked.build }),
    },
    {
      name: `event loop held by building in a thread, ${catalogue.name}`,
      value: model.heldMs,
      unit: 'ms',
      target: { atMost: 20 },
    },
    {
      name: `read model in memory, ${catalogue.name}`,
      value: model.megabytesLater,
      unit: 'MB',
      ...(asked.memory && { target: asked.memory }),
      note: `heap and external after ${QUESTIONS} questions; ${short(model.megabytes)} once built`,
    },
    {
      name: `cards in memory, every text distinct, ${catalogue.name}`,
      value: model.distinctCardMegabytes,
      unit: 'MB',
      ...(asked.cards && { target: asked.cards }),
      note: `of ${model.skuCount.toLocaleString('en')} SKUs on sale; ${short(model.cardMegabytes)} as they are`,
    },
  ]
}

/** Asks search libraries the same words and filters, each in a separate process, without HTTP and cards. */
export async function rivalFigures(testbed: Testbed, ours: Figure[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const rival of RIVALS) figures.push(...(await figuresOf(rival, testbed, ours)))
  return figures
}

async function figuresOf(rival: RivalName, testbed: Testbed, ours: Figure[]): Promise<Figure[]> {
  const { catalogue, skus } = testbed
  say(`Finding, ${catalogue.name}: ${rival}`)
  const random = createRandom(SEED)
  const { finding, counting, buildMs, megabytes, cannot } = await runOf<RivalResult>('rival-process.ts', {
    rival,
    dataDir: catalogue.dataDir,
    words: drawnWords(testbed, WORDS),
    questions: Array.from({ length: RIVAL_QUESTIONS }, () => drawQuestion(random, skus)),
  } satisfies RivalOrder)
  const besideOurs = (figure: Figure, name: string): Figure => {
    const { value } = ours.find((own) => own.name.startsWith(name)) ?? {}
    return value === undefined ? figure : { ...figure, beside: { name: 'ours, by HTTP', value } }
  }
  const words = besideOurs(latencyFigure(`${rival}: words alone, ${catalogue.name}`, finding), wordsName(testbed))
  const name = `${rival}: page and facets, 0 to 5 filters, ${catalogue.name}`
  const facets = counting && besideOurs(latencyFigure(name, counting), filtersName(testbed))
  const built = `built in ${short(buildMs / 1000)} s, process of ${short(megabytes)} MB; ${cannot}`
  return [{ ...words, note: `${words.note}; ${built}` }, ...(facets ? [facets] : [])]
}

async function runOf<Result>(file: string, order: ModelOrder | RivalOrder): Promise<Result> {
  const child = forkBeside(file)
  child.send(order)
  return firstMessage<Result>(child)
}
