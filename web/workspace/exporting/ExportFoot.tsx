import buttons from '../../kit/buttons.module.css'
import { PlaceInLine } from '../../kit/files/PlaceInLine.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'

interface ExportFootProps {
  isPending: boolean
  /** In the server's line; null where the file does not wait. */
  place: number | null
  onStop: () => void
  texts: Record<'making' | 'stop' | 'start', string>
  /** Classes of the form that it ends. */
  styles: { hint?: string | undefined; deeds?: string | undefined }
}

/** The end of a form that exports a file: how far the file is, a button that gives it up, and one that starts it. */
export function ExportFoot({ isPending, place, onStop, texts, styles }: ExportFootProps) {
  return (
    <>
      {isPending && <ProgressLine label={texts.making} />}
      <PlaceInLine className={styles.hint} place={place} />
      <div className={styles.deeds}>
        {isPending && (
          <button type="button" className={buttons['plain']} onClick={onStop}>
            {texts.stop}
          </button>
        )}
        <button type="submit" className={buttons['filled']} aria-disabled={isPending}>
          {texts.start}
        </button>
      </div>
    </>
  )
}
