import { Agent, get as httpGet } from 'node:http'

export interface Answer {
  status: number
  body: Buffer
}

/** One keep-alive connection that sends one request after the other. */
export interface HttpClient {
  /** Throws if the answer is not a success. */
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  close(): void
}

const SUCCESS = Buffer.from('{"code":200,')

export function openHttpClient(url: string): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })

  async function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const request = httpGet(url + path, { agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }))
      response.on('error', reject)
    })
    request.on('error', reject)
    const answer = await promise
    if (!isSuccess(answer, headers)) throw new Error(`${path} answered ${answer.body.subarray(0, 200).toString()}`)
    return answer
  }

  return { get, close: () => agent.destroy() }
}

// Problems also have status 200; the envelope's code tells them.
function isSuccess({ status, body }: Answer, headers: Record<string, string>): boolean {
  const isReadable = body[0] === SUCCESS[0] && !headers['accept-encoding']
  return status === 200 && (!isReadable || body.subarray(0, SUCCESS.length).equals(SUCCESS))
}
