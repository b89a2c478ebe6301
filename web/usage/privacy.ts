interface Wishes {
  doNotTrack?: string | null
  /** https://w3c.github.io/gpc/ */
  globalPrivacyControl?: boolean
}

/** Whether the browser signals that its person must not be tracked; the server reads the same headers. */
export function wishesPrivacy({ doNotTrack, globalPrivacyControl }: Wishes): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes'
}
