import type { Endpoint } from '../../contract/endpoint.ts'
import { callForFile } from '../file-call.ts'
import { saveFile } from '../kit/files/save-file.ts'

/** Fetches a small file without showing progress, and saves it in the downloads. Answers its name. */
export async function saveCalledFile<Input>(
  endpoint: Endpoint<Input>,
  input: NoInfer<Input>,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { name, content } = await callForFile(endpoint, input, {
    headers,
    signal: new AbortController().signal,
    onPlace: () => undefined,
    onProgress: () => undefined,
  })
  saveFile(name, content)
  return name
}
