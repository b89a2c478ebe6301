import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { FileButton } from '../files/FileButton.tsx'

interface FileFieldProps {
  label: string
  error?: string | undefined
  /** What its button says: to choose a file, or another one. */
  chooseLabel: string
  /** The accepted types; absent, the kinds of pictures that browsers show. */
  accept?: string
  /** What is there already, such as a picture or a link. */
  shown?: ReactNode
  /** Says that a file may be dropped here too; the caller listens (files/incoming-files.ts). */
  dropNote?: string
  isHeldOver?: boolean
  /** While it is on its way. */
  told?: string | undefined
  /** Takes the file out; without it there is no such button. */
  remove?: { label: string; onPress: () => void } | undefined
  onFile: (file: File) => void
}

/** A file that is chosen, replaced and taken out; what is wrong with it stands below and is read out. */
export function FileField(props: FileFieldProps) {
  const { label, error, chooseLabel, accept, shown, dropNote, isHeldOver = false, told, remove, onFile } = props
  const frame = dropNote === undefined ? 'min-h-40' : 'rounded-md border border-dashed border-control p-12'
  return (
    <fieldset className="m-0 grid min-w-0 gap-7 border-0 p-0">
      <legend className="p-0 pb-7 text-meta text-second">{label}</legend>
      <div
        className={`flex flex-wrap items-center gap-x-14 gap-y-8 data-held:border-accent ${frame}`}
        data-held={isHeldOver || undefined}
      >
        {shown}
        <FileButton label={chooseLabel} onFile={onFile} {...(accept !== undefined && { accept })} />
        {dropNote !== undefined && <span className="text-meta text-second">{dropNote}</span>}
        {remove && <Button look={dropNote === undefined ? 'inline' : 'plain'} {...remove} />}
      </div>
      <output className="text-meta text-second empty:hidden">{told}</output>
      <p className="text-meta text-bad empty:hidden" role="alert">
        {error}
      </p>
    </fieldset>
  )
}
