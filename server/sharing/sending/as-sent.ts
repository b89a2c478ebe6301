import type { Thing } from '../../../contract/collaboration/rights.ts'
import { Problem } from '../../../contract/problem.ts'
import type { SharingDeps } from '../deps.ts'
import { composeParts } from './compose.ts'
import { findParts, getOwnVersion } from './versions.ts'

/** A part of a version. */
export interface SentThing extends Thing {
  versionId: string
}

/**
 * Whether a part of a version would be sent just as it was: its status, who works on it and certificates are no content. Throws 404
 * where the version is not of a project of the member's, or has no such part, and as `composeParts`.
 */
export async function isAsSent(
  deps: SharingDeps,
  { versionId, kind, refId }: SentThing,
  memberId: string,
): Promise<boolean> {
  const { project_id: projectId, offered, ...version } = await getOwnVersion(deps.db, versionId, memberId)
  const parts = (await findParts(deps.db, [versionId])).get(versionId) ?? []
  const sent = parts.find((part) => part.kind === kind && part.refId === refId)
  const composition = { ...version, projectId, offered: offered ?? [], parts: [{ kind, refId }] }
  // Before its end, where it would ask for the alternatives in other parts.
  if (sent)
    for await (const { content } of composeParts(deps, composition, memberId))
      return content.contentHash === sent.contentHash
  throw new Problem(404)
}
