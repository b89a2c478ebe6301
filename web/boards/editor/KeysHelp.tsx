import { useTranslation } from 'react-i18next'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { closeHelp, useIsHelpOpen } from './state/help.ts'
import styles from './KeysHelp.module.css'

const groups = {
  walk: ['Tab', 'Enter', 'Space', 'Shift Space', 'Esc'],
  move: ['← ↑ → ↓', 'Shift ← ↑ → ↓', 'Alt ← ↑ → ↓', '[ ]', 'Shift [ ]', 'L', 'Delete'],
  whole: ['Ctrl A', 'Ctrl D', 'Ctrl G', 'Ctrl Shift G', 'Ctrl C / X / V', 'Ctrl Z', 'Ctrl Shift Z', 'Shift F10'],
  crop: ['Enter', '← ↑ → ↓', 'Shift', 'Esc'],
  draw: ['V', 'H', 'T', 'R / O', 'I / A', 'F', 'C'],
  look: ['+ −', '0', '1', 'Ctrl 2', 'Shift R', 'Ctrl'],
} as const

/** Every key of the editor and what it does. */
export function KeysHelp() {
  const { t } = useTranslation()
  const isOpen = useIsHelpOpen()
  return (
    <Dialog
      title={t('boardEditor.help.title')}
      closeLabel={t('boardEditor.help.close')}
      width={760}
      isOpen={isOpen}
      onClose={closeHelp}
    >
      <div className={styles['groups']}>
        <Group name="walk" />
        <Group name="move" />
        <Group name="whole" />
        <Group name="crop" />
        <Group name="draw" />
        <Group name="look" />
      </div>
    </Dialog>
  )
}

function Group({ name }: { name: keyof typeof groups }) {
  const { t } = useTranslation()
  const words = t(`boardEditor.help.${name}.does`).split('\n')
  return (
    <section>
      <h3 className={styles['head']}>{t(`boardEditor.help.${name}.title`)}</h3>
      <dl className={styles['keys']}>
        {groups[name].map((keys, index) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{words[index]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
