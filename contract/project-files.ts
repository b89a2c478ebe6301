import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { fileName } from './file-names.ts'
import { id, moment } from './fields.ts'
import { deleted } from './trash.ts'

/** Files of a project, such as its brief and plans: any but programs, which are downloaded and never shown as pages (decisions/238). */

const MEBIBYTE = 1024 * 1024
export const LARGEST_PROJECT_FILE_BYTES = 50 * MEBIBYTE
export const MOST_PROJECT_FILES = 200
export const MOST_BYTES_OF_PROJECT = 1024 * MEBIBYTE
/** Of all projects that a member owns, those in the trash too. */
export const MOST_BYTES_OF_OWNER = 4096 * MEBIBYTE

/** The kinds that content is recognised as; the first four are pictures that browsers show. */
export const projectFileTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
  'application/octet-stream',
] as const
export type ProjectFileType = (typeof projectFileTypes)[number]

const projectFile = z.object({
  id,
  /** With its ending. */
  name: z.string(),
  /** What its content is, whatever its name says. */
  mediaType: z.enum(projectFileTypes),
  bytes: z.number().int(),
  /** Null where that account is gone. */
  addedBy: z.string().nullable(),
  /** Whether the reader may delete it: who added it, while they may edit, and the project's owner. */
  mayDelete: z.boolean(),
  createTime: moment,
})
export type ProjectFile = z.output<typeof projectFile>

export const getProjectFiles = endpoint({
  method: 'GET',
  path: '/app-api/project/file/list',
  access: 'member',
  summary: 'The files of a project that the member may work on, the latest first',
  input: z.object({ projectId: id }),
  output: z.array(projectFile),
})

export const uploadProjectFile = endpoint({
  method: 'POST',
  path: '/app-api/project/file/upload',
  access: 'member',
  inputIn: 'multipart',
  summary: `Add a file to a project; any but programs, ${LARGEST_PROJECT_FILE_BYTES / MEBIBYTE} MB at most. A project has at most ${MOST_PROJECT_FILES} (1009007003) and ${MOST_BYTES_OF_PROJECT / MEBIBYTE} MB (1009007004), a member’s projects together ${MOST_BYTES_OF_OWNER / MEBIBYTE} MB (1009007005)`,
  input: z.object({ projectId: id }),
  output: projectFile,
})

export const renameProjectFile = endpoint({
  method: 'PUT',
  path: '/app-api/project/file/rename',
  access: 'member',
  summary: 'Rename a file of a project; the name is without the ending, which stays. Answers the whole name',
  input: z.object({ id, name: fileName }),
  output: z.string(),
})

export const downloadProjectFile = endpoint({
  method: 'GET',
  path: '/app-api/project/file/download',
  access: 'member',
  answersFile: true,
  summary: 'A file of a project',
  input: z.object({ id }),
  output: z.unknown(),
})

export const deleteProjectFile = endpoint({
  method: 'DELETE',
  path: '/app-api/project/file/delete',
  access: 'member',
  summary:
    'Delete a file that the member added, or one of their project (else 1009004002); it can be restored for 30 days',
  input: z.object({ id }),
  output: z.literal(true),
})

export const restoreProjectFile = endpoint({
  method: 'POST',
  path: '/app-api/project/file/restore',
  access: 'member',
  summary: 'Restore a deleted file of a project, for those who may delete it; limits as for adding one',
  input: z.object({ id }),
  output: z.literal(true),
})

export const getDeletedProjectFiles = endpoint({
  method: 'GET',
  path: '/app-api/project/file/deleted',
  access: 'member',
  summary: 'The deleted files of a project that the member can restore, newest first',
  input: z.object({ projectId: id }),
  output: z.array(z.object({ ...deleted, name: z.string() })),
})
