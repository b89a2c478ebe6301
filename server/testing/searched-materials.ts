import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { searchByImage } from '../../contract/image-search.ts'
import { openEncoder } from '../image-search/encoder/encoder.ts'
import type { Encoder } from '../image-search/encoder/encoder.ts'
import { indexSome } from '../image-search/index/index-pictures.ts'
import { materialLines } from './materials.ts'
import { memberIn } from './members.ts'
import type { TestMember } from './members.ts'
import { createTestApp } from './test-app.ts'
import type { TestApp, TestAppOptions } from './test-app.ts'

const MODEL = fileURLToPath(new URL('../image-search/encoder/quarry-encoder.onnx', import.meta.url))

type Answer = Awaited<ReturnType<typeof searchIn>>

/** The app with indexed materials, and a member who searches by pictures. */
export interface SearchedMaterials {
  quarry: TestApp
  ada: TestMember
  /** How often the encoder was called. */
  countEncodings(): number
  /** Searches as Ada, unless other headers are given. */
  search(
    file: Uint8Array | undefined,
    fields?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Answer>
  index(): Promise<void>
  /** Another server on the same database, with the same encoder. */
  openBeside(): Promise<Pick<SearchedMaterials, 'search' | 'close'>>
  close(): Promise<void>
}

export async function openSearchedMaterials(
  names: readonly string[],
  { takesInput = true, ...options }: TestAppOptions & { takesInput?: boolean } = {},
): Promise<SearchedMaterials> {
  const { encodeInput, ...opened } = await openEncoder(MODEL)
  let encodings = 0
  const encoder: Encoder = {
    ...opened,
    encode: (picture) => {
      encodings++
      return opened.encode(picture)
    },
    encodeForIndex: (picture) => {
      encodings++
      return opened.encodeForIndex(picture)
    },
    ...(takesInput && {
      encodeInput: (input) => {
        encodings++
        return encodeInput(input)
      },
    }),
  }
  const quarry = await createTestApp({ ...options, encoder })
  await quarry.importLines(await materialLines(quarry.folder, names))
  const index = async () => {
    const deps = { db: quarry.db, storage: quarry.storage, encoder, log: pino({ level: 'silent' }) }
    while ((await indexSome(deps)) > 0);
  }
  await index()
  const ada = await memberIn(quarry)
  return {
    quarry,
    ada,
    countEncodings: () => encodings,
    search: (file, fields = {}, headers = ada.headers) => searchIn(quarry, { fields, file }, headers),
    index,
    async openBeside() {
      const other = await createTestApp({ ...options, encoder, beside: quarry })
      return {
        search: (file, fields = {}, headers = ada.headers) => searchIn(other, { fields, file }, headers),
        close: () => other.close(),
      }
    },
    async close() {
      await quarry.close()
      await opened.close()
    },
  }
}

async function searchIn(
  quarry: TestApp,
  form: { fields: Record<string, string>; file: Uint8Array | undefined },
  headers: Record<string, string>,
) {
  return quarry.upload(searchByImage, form, headers)
}
