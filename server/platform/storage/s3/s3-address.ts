import { SetupError } from '../../setup-error.ts'

/** A bucket, and how to reach it. */
export interface S3Place {
  /** Where its objects are: endpoint and bucket, without a slash at the end. */
  address: string
  /** The beginning of all names, such as `quarry/`; empty by default. */
  prefix: string
  region: string
  keys: S3Keys
}

export interface S3Keys {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string | undefined
}

/** Keys as settings give them. */
type GivenKeys = { [Name in keyof S3Keys]?: S3Keys[Name] | undefined }

/** Parses `s3://bucket/prefix?endpoint=…&region=…`. Throws a SetupError that never quotes the value, which may hold a secret. */
export function readS3Address(setting: string, text: string, keys: GivenKeys): S3Place {
  const wrong = (reason: string) => new SetupError(`The setting ${setting} is wrong: ${reason}.`)
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname) || url.port)
    throw wrong('expected s3://bucket?endpoint=https://host&region=name')
  if (url.username || url.password) throw wrong('keys belong into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'endpoint' && name !== 'region')
  if (unknown !== undefined) throw wrong('it knows only endpoint and region after the question mark')
  const region = url.searchParams.get('region') ?? 'us-east-1'
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`
  if (!isEndpoint(endpoint)) throw wrong('its endpoint must be an address such as https://host:9000')
  const { accessKeyId, secretAccessKey, sessionToken } = keys
  if (!accessKeyId || !secretAccessKey)
    throw new SetupError(
      `The setting ${setting} needs the keys of the bucket: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
    )
  const path = url.pathname.replaceAll(/^\/+|\/+$/g, '')
  return {
    address: `${endpoint.replace(/\/+$/, '')}/${url.hostname}`,
    prefix: path && `${path}/`,
    region,
    keys: { accessKeyId, secretAccessKey, sessionToken },
  }
}

function isEndpoint(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return (
    (url?.protocol === 'http:' || url?.protocol === 'https:') &&
    !url.username &&
    !url.password &&
    !url.search &&
    !url.hash
  )
}
