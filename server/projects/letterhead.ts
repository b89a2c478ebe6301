import { sql } from 'kysely'
import { isThing } from '../../contract/collaboration/rights.ts'
import type { Work } from '../../contract/collaboration/rights.ts'
import type { Studio } from '../../contract/paper.ts'
import type { Db } from '../database.ts'
import type { Clock } from '../platform/clock.ts'
import { dayIn } from '../platform/dates.ts'
import type { FileLetterhead, FindLetterhead } from '../platform/pdf/letterhead.ts'
import { resizePicture } from '../platform/pictures/pictures.ts'
import type { PrivatePictures } from '../platform/pictures/private-pictures.ts'

export interface LetterheadDeps {
  db: Db
  clock: Clock
  privatePictures: Pick<PrivatePictures, 'read'>
  /** The studio of a member, with the key of its logo; undefined where nothing is set. */
  findStudio(memberId: string): Promise<{ studio: Studio; logoKey: string | null } | undefined>
}

/** The width of a logo in files that draw it themselves, in pixels: 300 dpi. */
const LOGO_WIDTH = 720

/** Finds what stands on files of a thing or project: its owner's studio, and which project it is. */
export function createFindLetterhead({ db, clock, privatePictures, findStudio }: LetterheadDeps): FindLetterhead {
  return async ({ language, showsClient, ...work }) => {
    const commission = await findCommission(db, work)
    const found = commission && (await findStudio(commission.ownerId))
    if (!found) return undefined
    const { studio, logoKey: key } = found
    const picture = key === null ? undefined : await privatePictures.read(key)
    return {
      studio,
      logo: key !== null && picture && studio.logo ? { ...studio.logo, key } : null,
      // A copy: a small file may share its memory, which cannot be moved to a worker thread.
      jpeg: picture ? new Uint8Array(await resizePicture(picture, LOGO_WIDTH, 'jpeg')) : null,
      project: commission.project,
      client: showsClient ? commission.client : '',
      day: dayIn(language, clock.today()),
    } satisfies FileLetterhead
  }
}

interface Commission {
  ownerId: string
  /** The project's name and code; empty outside of projects. */
  project: string
  client: string
}

async function findCommission(db: Db, work: Work): Promise<Commission | undefined> {
  const ownClient = work.kind === 'budget' ? sql`thing.fields ->> 'clientName'` : sql`NULL`
  const source = isThing(work)
    ? sql`${sql.table(work.kind)} AS thing LEFT JOIN project ON project.id = thing.project_id AND project.deleted_at IS NULL`
    : sql`project AS thing JOIN project ON project.id = thing.id`
  const { rows } = await sql<Commission>`
    SELECT thing.member_id::text AS "ownerId",
      concat_ws(' · ', project.name, nullif(project.fields ->> 'code', '')) AS project,
      coalesce(nullif(project.fields ->> 'clientName', ''), ${ownClient}, '') AS client
    FROM ${source} WHERE thing.id = ${work.refId}`.execute(db)
  return rows[0]
}
