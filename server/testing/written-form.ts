export interface Form {
  fields?: Record<string, string>
  file?: Uint8Array | undefined
  /** The file's name. */
  name?: string
}

/** A form as a browser sends it: its content type, and its body. */
export async function writeForm({
  fields = {},
  file,
  name: fileName = 'picture.png',
}: Form): Promise<{ type: string; body: Buffer }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append('file', new Blob([Uint8Array.from(file)]), fileName)
  const written = new Response(form)
  return { type: written.headers.get('content-type') ?? '', body: Buffer.from(await written.arrayBuffer()) }
}
