import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { closeBrowser } from '../stage/browser.ts'
import { CHROMIUM } from '../stage/chromium.ts'
import { startServer, waitUntilFilled } from '../stage/server.ts'
import { readChoice } from './choice.ts'
import type { Look } from './choice.ts'
import { comparePage, fileOf, say } from './compare-page.ts'
import type { Compared, Missing } from './compare-page.ts'
import { compare } from './difference.ts'
import { buildKitPage } from './kit-screens.ts'
import { signInAs, takePicture } from './picture.ts'
import type { Sight } from './picture.ts'
import type { Screen, Viewer } from './screen.ts'
import { screens } from './screens.ts'

const FOLDER = fileURLToPath(new URL('../../shots/', import.meta.url))
const KIT = join(FOLDER, 'kit-page')
/** The page as it is, while it is compared. */
const NOW = join(FOLDER, 'compare/page')
const BUILT = fileURLToPath(new URL('../../dist/web/', import.meta.url))
/** Of the half hour that a session lasts without being renewed, which a browser would keep for itself. */
const SESSION_MS = 10 * 60_000

/**
 * `npm run shots -- [--before FOLDER] [--looks LOOK,LOOK] [SCREEN…]`: takes pictures of screens, and makes a page that shows them.
 * With the built page of an earlier state it takes each twice, and the page shows what differs.
 */
async function main(): Promise<void> {
  const choice = askedFor()
  if (!choice) return
  const { before, looks, screens: shown } = choice
  await mkdir(FOLDER, { recursive: true })
  // Drawn in parts, equal pages differ by chance at edges.
  CHROMIUM.args.push('--disable-partial-raster')
  // QUARRY_URL names a running product; otherwise the command starts one, which keeps its catalogue for later runs.
  const running = process.env['QUARRY_URL']
  const server = running ? undefined : await startServer({ DATA_DIR: join(FOLDER, 'data') })
  const url = running ?? server?.url ?? ''
  try {
    await waitUntilFilled(url)
    // An earlier build has no page of the kit to compare with.
    const compared = shown.filter(({ isKit }) => !isKit)
    await (before === undefined ? takeAll(shown, looks, url) : compareAll(compared, looks, { url, before }))
  } finally {
    await closeBrowser()
    await server?.stop()
  }
}

async function takeAll(shown: Screen[], looks: Look[], url: string): Promise<void> {
  const names: string[] = []
  if (shown.some(({ isKit }) => isKit)) await buildKitPage(KIT)
  for (const { screen, name, sight } of sightsOf(shown, looks, url)) {
    try {
      const { picture, faults } = await takePicture(screen, {
        ...(await sight()),
        ...(screen.isKit && { folder: KIT }),
      })
      await writeFile(join(FOLDER, `${name}.png`), picture)
      names.push(`${name}.png`)
      console.log([name, ...faults].join('\n  '))
    } catch (error) {
      // The others are taken all the same.
      process.exitCode = 1
      console.error(`${name}: ${reasonOf(error)}`)
    }
  }
  await writePage(names)
}

/** Each screen as it was and as it is, one right after the other, at the same time by the page's clock. */
async function compareAll(shown: Screen[], looks: Look[], { url, before }: { url: string; before: string }) {
  await rm(join(FOLDER, 'compare'), { recursive: true, force: true })
  // A copy: the page may be built anew meanwhile.
  await cp(BUILT, NOW, { recursive: true })
  const compared: Compared[] = []
  const missing: Missing[] = []
  const page = join(FOLDER, 'compare.html')
  for (const { screen, name, sight } of sightsOf(shown, looks, url)) {
    try {
      const difference = await compareOne(screen, name, { sight: await sight(), before })
      compared.push({ name, difference })
      if (difference) console.log(`${name}: ${say(difference)}`)
    } catch (error) {
      missing.push({ name, reason: reasonOf(error) })
      console.log(`${name}: ${reasonOf(error)}`)
    }
    // After each, so that it can be looked at meanwhile.
    await writeFile(page, comparePage(compared, missing))
  }
  console.log(`Look at ${page}`)
}

async function compareOne(screen: Screen, name: string, { sight, before }: { sight: Sight; before: string }) {
  const at = Date.now()
  const was = await takePicture(screen, { ...sight, folder: before }, at)
  const is = await takePicture(screen, { ...sight, folder: NOW }, at)
  const difference = await compare(was.picture, is.picture)
  if (!difference) return null
  await writeFile(join(FOLDER, fileOf(name, 'before')), was.picture)
  await writeFile(join(FOLDER, fileOf(name, 'now')), is.picture)
  if (difference.picture) await writeFile(join(FOLDER, fileOf(name, 'difference')), difference.picture)
  return difference
}

/** Every screen in every look. Whoever sees it signs in before the session of the last pictures ends. */
function sightsOf(shown: Screen[], looks: Look[], url: string) {
  const sessions = new Map<Viewer, { at: number; session: Sight['session'] }>()
  const sessionOf = async (viewer: Viewer, look: Look) => {
    const kept = sessions.get(viewer)
    if (kept && performance.now() - kept.at < SESSION_MS) return kept.session
    const session = await signInAs(viewer, url, look)
    sessions.set(viewer, { at: performance.now(), session })
    return session
  }
  return looks.flatMap((look) =>
    shown.map((screen) => ({
      screen,
      name: `${screen.name}-${look.name}`,
      sight: async (): Promise<Sight> => ({ url, look, session: await sessionOf(screen.viewer ?? 'visitor', look) }),
    })),
  )
}

/** What a step waited for in vain; Playwright tells it in its first lines. */
function reasonOf(error: unknown): string {
  return stripVTControlCharacters(String(error).split('\n').slice(0, 4).join(' '))
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

/** What was asked for; says what is wrong with it instead. */
function askedFor() {
  try {
    return readChoice(process.argv.slice(2), screens)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
    return
  }
}

await main()
