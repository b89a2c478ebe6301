import type { BoardParts } from './parts.ts'

/** What is drawn. */
export interface Drawn {
  id: string
  version: number
  has_pictures: boolean
}

/** The address of a picture of the whole paper as a version has it. */
export async function thumbnailOf(_parts: Pick<BoardParts, 'db' | 'clock'>, { id, version }: Drawn): Promise<string> {
  return `/app-api/project/board/thumbnail?id=${id}&version=${version}`
}
