interface Wishes {
  doNotTrack?: string | null
  /** https://w3c.github.io/gpc/ */
  globalPrivacyControl?: boolean
}

/** Whether the browser says for its person that they are not to be followed; the server hears of it by headers, and heeds them too. */
export function wishesPrivacy({ doNotTrack, globalPrivacyControl }: Wishes): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes'
}
