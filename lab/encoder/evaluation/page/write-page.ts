import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { pickMissed, pickQueries } from './shown-queries.ts'
import type { Found, Shown, ShownQuery } from './shown-queries.ts'

const THUMBNAIL = 160

/** An encoder with the name that the page gives it. */
type Named = Shown & { facts: { version: string } }

/** Writes a page of queries with the ten nearest by each encoder, and its pictures; returns the page's path. */
export async function writePage(folder: string, encoders: readonly Named[]): Promise<string> {
  const gallery = encoders[0]?.pictured.gallery
  if (!gallery) throw new Error('No encoder to show')
  const [queries, missed] = [pickQueries(encoders, gallery), pickMissed(encoders, gallery)]
  const versions = encoders.map(({ facts }) => facts.version)
  const pictures = join(folder, 'images')
  await rm(pictures, { recursive: true, force: true })
  await mkdir(pictures, { recursive: true })
  const files = new Map<string, string>()
  for (const path of [...queries, ...missed].flatMap(picturesOf)) {
    if (files.has(path)) continue
    const name = `${files.size}.jpg`
    await sharp(path).resize(THUMBNAIL, THUMBNAIL, { fit: 'inside' }).jpeg({ quality: 82 }).toFile(join(pictures, name))
    files.set(path, `images/${name}`)
  }
  const page = join(folder, 'images.html')
  await writeFile(
    page,
    pageOf({ queries, missed, versions }, (path) => files.get(path) ?? ''),
  )
  return page
}

function picturesOf({ picture, found }: ShownQuery): string[] {
  return [picture, ...found.flatMap(({ nearest }) => nearest.map((one) => one.picture))]
}

interface Page {
  queries: ShownQuery[]
  /** Those that an encoder does not find first. */
  missed: ShownQuery[]
  versions: string[]
}

function pageOf({ queries, missed, versions }: Page, fileOf: (path: string) => string): string {
  const failed = versions.map((version, place) => {
    return `${version} failed in ${queries.filter(({ found }) => found[place] && isFailed(found[place])).length}`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Image search: queries and their ten nearest</title>
<style>
  body { font: 13px/1.4 system-ui, sans-serif; margin: 24px; color: #222; background: #fff }
  section { border-top: 1px solid #ddd; padding: 12px 0 }
  h2 { font-size: 13px; font-weight: 600; margin: 0 0 8px }
  h3 { font-size: 12px; font-weight: 400; margin: 8px 0 4px; color: #555 }
  h3.failed { color: #b3261e }
  div { display: flex; gap: 8px; align-items: flex-start }
  figure { margin: 0; width: 110px }
  figure:first-child, figure:nth-child(11) { margin-right: 16px }
  img { width: 110px; height: 110px; object-fit: contain; background: #f4f4f4 }
  .wanted img { outline: 3px solid #2e7d32 }
  figcaption { font-size: 11px; color: #555; overflow-wrap: anywhere }
</style>
<h1>Queries and their ten nearest</h1>
<p>${queries.length} queries; ${failed.join(', ')} (in red: the wanted one, outlined in green, is not the first;
it stands last where it is not among the ten). Under each its cosine and its band; colours have a part in the band, none in the order.</p>
${queries.map((query) => sectionOf(query, versions, fileOf)).join('\n')}
<h1>Missed</h1>
<p>${missed.length} copies and photographs of families left out that ${versions.join(' or ')} does not find first.</p>
${missed.map((query) => sectionOf(query, versions, fileOf)).join('\n')}
</html>
`
}

function isFailed({ rank }: Found): boolean {
  return rank !== undefined && rank > 1
}

function sectionOf(
  { title, picture, found }: ShownQuery,
  versions: string[],
  fileOf: (path: string) => string,
): string {
  const rows = found.map((one, place) => rowOf(one, { picture, version: versions[place] ?? '' }, fileOf))
  return `<section><h2>${title}</h2>\n${rows.join('\n')}</section>`
}

function rowOf(
  found: Found,
  { picture, version }: { picture: string; version: string },
  fileOf: (path: string) => string,
): string {
  const { rank, nearest } = found
  const place = rank === undefined ? '' : rank === 1 ? ': found' : `: at place ${rank}`
  const figures = nearest.map(({ picture, title, score, band, isWanted }) => {
    const caption = `<figcaption>${score.toFixed(3)} <b>${band ?? 'no band'}</b> ${title}</figcaption>`
    return `<figure${isWanted ? ' class="wanted"' : ''}><img src="${fileOf(picture)}" alt="">${caption}</figure>`
  })
  const verdict = nearest.every(({ band }) => band === null) ? ' – no close match' : ''
  return `<h3${isFailed(found) ? ' class="failed"' : ''}>${version}${place}${verdict}</h3>
<div><figure><img src="${fileOf(picture)}" alt=""></figure>${figures.join('')}</div>`
}
