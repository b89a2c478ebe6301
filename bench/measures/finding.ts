import { demonstrationCatalogue, generatedCatalogue } from '../catalogues.ts'
import type { Figure } from '../figure.ts'
import { changeFigures, restartFigures } from '../finding/change-figures.ts'
import { filterFigures } from '../finding/filter-figures.ts'
import { onTestbed } from '../finding/testbed.ts'
import type { Asked, Testbed } from '../finding/testbed.ts'
import { loadFigures } from '../finding/load-figures.ts'
import { modelFigures, rivalFigures } from '../finding/model-figures.ts'
import { typingFigures } from '../finding/typing-figures.ts'
import { wishFigures } from '../finding/wish-figures.ts'
import { wordFigures } from '../finding/word-figures.ts'
import { worstFigures } from '../finding/worst-figures.ts'
import { onScratch } from '../scratch.ts'

const ASKED: Asked = {
  filters: { atMost: 5 },
  worst: { atMost: 8 },
  keyword: { atMost: 6 },
  suggest: { atMost: 3 },
  color: { atMost: 6 },
  counting: { atMost: 5 },
  build: { atMost: 1 },
  memory: { atMost: 100 },
  typing: { atMost: 120 },
  list: { atMost: 3 },
  cards: { atMost: 20 },
}
const ASKED_OF_A_MILLION: Asked = {
  filters: { atMost: 25 },
  keyword: { atMost: 20 },
  color: { atMost: 45 },
  memory: { atMost: 500 },
}

/** Lists, facets, words, suggestions and colours over HTTP on one keep-alive connection, beside the alternatives. */
export async function measureFinding(): Promise<Figure[]> {
  const catalogue = await generatedCatalogue(100_000)
  const answers = await onTestbed(catalogue, ASKED, answerFigures)
  return [
    ...answers,
    ...(await onTestbed(catalogue, ASKED, (testbed) => rivalFigures(testbed, answers))),
    ...(await onTestbed(await demonstrationCatalogue(), { typing: { atMost: 100 } }, typingFigures)),
    ...(await onTestbed(catalogue, ASKED, typingFigures)),
    ...(await restartFigures(catalogue)),
    ...(await onScratch(catalogue, changeFigures)),
    ...(await onScratch(catalogue, (scratch) => loadFigures(scratch, catalogue.dataDir))),
  ]
}

/** Sentences, with and without what comes nearest. */
export async function measureWishes(): Promise<Figure[]> {
  return onTestbed(await generatedCatalogue(100_000), ASKED, wishFigures)
}

/** The same for a million SKUs, measured against the targets only. */
export async function measureMillion(): Promise<Figure[]> {
  return onTestbed(await generatedCatalogue(1_000_000), ASKED_OF_A_MILLION, answerFigures, { hasPlain: false })
}

async function answerFigures(testbed: Testbed): Promise<Figure[]> {
  return [
    ...(await filterFigures(testbed)),
    ...(await wordFigures(testbed)),
    ...(await worstFigures(testbed)),
    ...(await modelFigures(testbed)),
  ]
}
