import '../../locales/projects-texts.ts'
import { useTranslation } from 'react-i18next'
import { LONGEST_PROJECT_NAME, type Project } from '../../../contract/projects.ts'
import { Form, useLeaving } from '../../forms/Form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button, LinkButton } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { EndButtons } from '../../kit/dialog/EndButtons.tsx'
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { useFigures } from '../../kit/figures.ts'
import { useAskBeforeLeaving } from '../../kit/history/leaving.ts'
import { Progress } from '../../kit/Progress.tsx'
import { copyNameOf } from '../../workspace/copy-name.ts'
import { projectAddress } from '../project-address.ts'
import { useDuplicating, type Copying } from './duplicating.ts'

interface DuplicateDialogProps {
  project: Project
  onClose: () => void
}

/** Asks how a project is to be duplicated, and shows how far that has come. */
export function DuplicateDialog({ project, onClose }: DuplicateDialogProps) {
  const { t } = useTranslation()
  const { copying, begin, stop, tryAgain } = useDuplicating(project)
  const form = useForm<{ name: string; quantities: 'with' | 'without' }>({
    begun: {
      name: copyNameOf(project.name, LONGEST_PROJECT_NAME, (name) => t('projects.copyName', { name })),
      quantities: 'with',
    },
    check: ({ name }) => (name.trim() === '' ? { name: t('projects.namePrompt') } : {}),
    send: ({ name, quantities }) => begin(name.trim(), quantities === 'with'),
  })
  const { leave, question } = useLeaving(form)
  const isRunning = copying !== null && copying.current !== null
  useAskBeforeLeaving(isRunning)
  const close = () => {
    if (isRunning) stop()
    else leave(onClose)
  }
  return (
    <>
      <Dialog
        title={t('projects.duplicateTitle', { name: project.name })}
        closeLabel={t(isRunning ? 'projects.stop' : 'kit.close')}
        width={560}
        isOpen
        isHeld
        hasField
        onClose={close}
      >
        {copying ? (
          <HowFar copying={copying} onStop={stop} onAgain={tryAgain} onClose={onClose} />
        ) : (
          <Form form={form} submitLabel={t('projects.duplicateNow')} onCancel={close}>
            <p className="text-second">{t('projects.duplicateHint')}</p>
            <TextField
              label={t('projects.name')}
              {...form.field('name')}
              isFirst
              autoComplete="off"
              maxLength={LONGEST_PROJECT_NAME}
            />
            <ChoiceField
              label={t('projects.quantities')}
              {...form.field('quantities')}
              options={[
                { value: 'with', label: t('projects.quantitiesWith'), note: t('projects.quantitiesWithNote') },
                { value: 'without', label: t('projects.quantitiesWithout'), note: t('projects.quantitiesWithoutNote') },
              ]}
            />
          </Form>
        )}
      </Dialog>
      {question}
    </>
  )
}

interface HowFarProps {
  copying: Copying
  onStop: () => void
  onAgain: () => void
  onClose: () => void
}

/** What is being copied; at the end what was, and what was not. */
function HowFar({ copying, onStop, onAgain, onClose }: HowFarProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { project, things, current, failed } = copying
  const said = useEndWords(copying)
  return (
    <div className="grid grid-cols-1 gap-16">
      {current && (
        <>
          <p className="wrap-anywhere">
            {t('projects.duplicating', {
              done: figure(things.indexOf(current) + 1),
              most: figure(things.length),
              name: current.name,
            })}
          </p>
          <Progress label={t('projects.duplicateNow')} done={things.indexOf(current)} most={things.length} />
        </>
      )}
      {/* In the document before it has text, so that the text is read out. */}
      <output className="block wrap-anywhere empty:hidden">{current ? '' : said}</output>
      {failed.length > 0 && (
        <div className="wrap-anywhere">
          <p className="text-bad">
            {t('projects.duplicateFailed', { count: failed.length, figure: figure(failed.length) })}
          </p>
          <ul className="mt-8 grid grid-cols-1 gap-6">
            {failed.map(({ thing, reason }) => (
              <li key={thing.key}>
                {thing.name} <span className="text-meta text-second">{reason}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <EndButtons>
        {current && <Button label={t('projects.stop')} onPress={onStop} />}
        {!current && failed.length > 0 && <Button label={t('projects.again')} onPress={onAgain} />}
        {!current && <Button label={t('kit.close')} onPress={onClose} />}
        {!current && <LinkButton look="filled" label={t('projects.openCopy')} to={projectAddress(project.id)} />}
      </EndButtons>
    </div>
  )
}

function useEndWords({ project, done, most, isStopped, failed }: Copying): string {
  const { t } = useTranslation()
  const figure = useFigures()
  const counted = { count: done, figure: figure(done), name: project.name, most: figure(most) }
  if (isStopped) return t('projects.duplicateStopped', counted)
  if (done === 0 && failed.length === 0) return t('projects.duplicateNothing', counted)
  return t('projects.duplicateDone', counted)
}
