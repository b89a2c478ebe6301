import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { closeBrowser, visit, waitForPage } from '../stage/browser.ts'
import type { Theme, Tongue } from '../stage/browser.ts'
import { screens } from './screens.ts'
import type { Screen } from './screen.ts'
import { startServer, waitUntilFilled } from '../stage/server.ts'

const FOLDER = fileURLToPath(new URL('../../shots/', import.meta.url))
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]
const THEMES: Theme[] = ['light', 'dark']
const TONGUES: Tongue[] = ['en', 'zh-CN']

/**
 * Lazy pictures that are clipped, as beside the one in sight of a row, are not in view and never load. One that waits for its turn has
 * only its box yet, which is never complete.
 */
const PICTURES_IN_VIEW_ARE_THERE = `new Promise((done) => {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect()
    done(entries.every(({ isIntersecting, target }) => !isIntersecting || target.complete))
  })
  const pictures = document.querySelectorAll('img, [data-held]')
  for (const picture of pictures) observer.observe(picture)
  if (pictures.length === 0) done(true)
})`
/** Each is drawn now if nobody has looked at it before. */
const PICTURES_MS = 30_000

/** `npm run shots [-- SCREEN]`: takes pictures of every screen, and makes a page that shows them. */
async function main(): Promise<void> {
  const wanted = process.argv[2]
  const shown = screens.filter(({ name }) => !wanted || name === wanted)
  if (!shown.length) {
    console.error(`There is no screen ${wanted}; there are ${screens.map(({ name }) => name).join(', ')}.`)
    process.exitCode = 1
    return
  }
  await mkdir(FOLDER, { recursive: true })
  // QUARRY_URL names a running product; otherwise the command starts one, which keeps its catalogue for later runs.
  const url = process.env['QUARRY_URL']
  const server = url ? undefined : await startServer({ DATA_DIR: join(FOLDER, 'data') })
  try {
    await waitUntilFilled(url ?? server?.url ?? '')
    await takeAll(shown, url ?? server?.url ?? '')
  } finally {
    await closeBrowser()
    await server?.stop()
  }
}

async function takeAll(shown: Screen[], url: string): Promise<void> {
  const looks = SIZES.flatMap((viewport) =>
    THEMES.flatMap((theme) => TONGUES.map((tongue) => ({ viewport, theme, tongue }))),
  )
  const names: string[] = []
  for (const look of looks) names.push(...(await takeLook(look, shown, url)))
  await writePage(names)
}

async function takeLook(
  look: { viewport: (typeof SIZES)[number]; theme: Theme; tongue: Tongue },
  shown: Screen[],
  url: string,
): Promise<string[]> {
  const label = `${look.viewport.width}-${look.theme}-${look.tongue}`
  const { page, faults, close } = await visit(look)
  const names: string[] = []
  for (const screen of shown) {
    await page.goto(url + screen.path)
    await page.waitForLoadState('networkidle')
    await screen.open?.(page)
    await waitForPage(page, PICTURES_IN_VIEW_ARE_THERE, PICTURES_MS)
    await page.screenshot({ path: join(FOLDER, `${screen.name}-${label}.png`), animations: 'disabled' })
    names.push(`${screen.name}-${label}.png`)
  }
  await close()
  console.log([label, ...faults].join('\n  '))
  return names
}

async function writePage(names: string[]): Promise<void> {
  const figures = names.map(
    (name) =>
      `<figure><a href="${name}"><img src="${name}" loading="lazy"></a><figcaption>${name}</figcaption></figure>`,
  )
  const style =
    'body{font:13px system-ui;display:flex;flex-wrap:wrap;gap:16px;background:#ddd}figure{margin:0}img{height:360px}'
  const page = join(FOLDER, 'index.html')
  await rm(page, { force: true })
  await writeFile(
    page,
    `<!doctype html><meta charset="utf-8"><title>Quarry, screen by screen</title><style>${style}</style>${figures.join('')}`,
  )
  console.log(`Look at ${page}`)
}

await main()
