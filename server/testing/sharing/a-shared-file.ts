import { fieldsOfPreset } from '../../../contract/sharing/links.ts'
import type { Preset, SharedKind } from '../../../contract/sharing/links.ts'
import { filledView } from '../../../contract/testing/sharing/filled.ts'
import { permittedView } from '../../../contract/testing/sharing/permitted.ts'
import type { SharedFile } from '../../sharing/files/shared-file.ts'

/** A file of a view in which each word and figure is unique; with a preset, only what it shows. */
export function aSharedFile(kind: SharedKind, preset?: Preset, stated: Partial<SharedFile> = {}): SharedFile {
  const whole = filledView(kind)
  return {
    view: preset ? permittedView(whole, fieldsOfPreset(preset, kind)) : whole,
    language: 'en',
    day: '2026-11-26',
    publicUrl: 'https://quarry.example',
    unitNames: new Map(),
    pictures: new Map(),
    ...stated,
  }
}

export const anApproval = {
  name: 'Lin Client',
  note: 'Go on.\nWith the oak.',
  time: Date.UTC(2026, 8, 1, 14, 5),
  contentHash: 'ab12'.repeat(16),
}
