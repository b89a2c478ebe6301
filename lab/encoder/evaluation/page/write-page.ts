import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Calibration } from '../../../../server/image-search/ranking/calibrations/calibration.ts'
import { pickQueries } from './shown-queries.ts'
import type { Pictured, ShownQuery } from './shown-queries.ts'

const THUMBNAIL = 160

/** Writes a page of queries with their ten nearest, and its pictures; returns the page's path. */
export async function writePage(folder: string, pictured: Pictured, calibration: Calibration): Promise<string> {
  const queries = pickQueries(pictured, calibration)
  const pictures = join(folder, 'images')
  await rm(pictures, { recursive: true, force: true })
  await mkdir(pictures, { recursive: true })
  const files = new Map<string, string>()
  for (const path of queries.flatMap(({ picture, nearest }) => [picture, ...nearest.map((one) => one.picture)])) {
    if (files.has(path)) continue
    const name = `${files.size}.jpg`
    await sharp(path).resize(THUMBNAIL, THUMBNAIL, { fit: 'inside' }).jpeg({ quality: 82 }).toFile(join(pictures, name))
    files.set(path, `images/${name}`)
  }
  const page = join(folder, 'images.html')
  await writeFile(
    page,
    pageOf(queries, (path) => files.get(path) ?? ''),
  )
  return page
}

function pageOf(queries: ShownQuery[], fileOf: (path: string) => string): string {
  const failed = queries.filter(isFailed).length
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Image search: queries and their ten nearest</title>
<style>
  body { font: 13px/1.4 system-ui, sans-serif; margin: 24px; color: #222; background: #fff }
  section { border-top: 1px solid #ddd; padding: 12px 0 }
  h2 { font-size: 13px; font-weight: 600; margin: 0 0 8px }
  .failed h2 { color: #b3261e }
  div { display: flex; gap: 8px; align-items: flex-start }
  figure { margin: 0; width: 110px }
  figure:first-child, figure:nth-child(11) { margin-right: 16px }
  img { width: 110px; height: 110px; object-fit: contain; background: #f4f4f4 }
  .wanted img { outline: 3px solid #2e7d32 }
  figcaption { font-size: 11px; color: #555; overflow-wrap: anywhere }
</style>
<h1>Queries and their ten nearest</h1>
<p>${queries.length} queries, ${failed} failed (in red: the wanted one, outlined in green, is not the first;
it stands last where it is not among the ten). Under each its cosine and its band; colours have a part in the band, none in the order.</p>
${queries.map((query) => sectionOf(query, fileOf)).join('\n')}
</html>
`
}

function isFailed({ rank }: ShownQuery): boolean {
  return rank !== undefined && rank > 1
}

function sectionOf(query: ShownQuery, fileOf: (path: string) => string): string {
  const { title, picture, rank, nearest } = query
  const place = rank === undefined ? '' : rank === 1 ? ' – found' : ` – at place ${rank}`
  const found = nearest.map(({ picture, title, score, band, isWanted }) => {
    const caption = `<figcaption>${score.toFixed(3)} <b>${band ?? 'no band'}</b> ${title}</figcaption>`
    return `<figure${isWanted ? ' class="wanted"' : ''}><img src="${fileOf(picture)}" alt="">${caption}</figure>`
  })
  const verdict = nearest.every(({ band }) => band === null) ? ' – no close match' : ''
  return `<section${isFailed(query) ? ' class="failed"' : ''}><h2>${title}${place}${verdict}</h2>
<div><figure><img src="${fileOf(picture)}" alt=""></figure>${found.join('')}</div></section>`
}
