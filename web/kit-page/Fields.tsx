import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import { useState } from 'react'
import { ChoiceField } from '../kit/fields/ChoiceField.tsx'
import { ChooseField } from '../kit/fields/ChooseField.tsx'
import { ColorField } from '../kit/fields/ColorField.tsx'
import { FileField } from '../kit/fields/FileField.tsx'
import { DayField } from '../kit/fields/DayField.tsx'
import { LongTextField } from '../kit/fields/LongTextField.tsx'
import { NumberField } from '../kit/fields/NumberField.tsx'
import { SearchField } from '../kit/fields/SearchField.tsx'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { SwitchField } from '../kit/fields/SwitchField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { TickField } from '../kit/fields/TickField.tsx'
import { InPlace } from '../kit/InPlace.tsx'
import { Part, State, WideStates } from './Part.tsx'

const APPROVED = 'The list is approved: withdraw the approval first.'
const units = [
  { value: 'm2', label: 'Square metre 平方米' },
  { value: 'piece', label: 'Piece 件' },
  { value: 'box', label: 'Box 箱' },
]
const categories = [
  { value: '1', label: 'Terrazzo', note: 'Floors', otherWords: '水磨石' },
  { value: '2', label: 'Herringbone parquet', note: 'Floors › Wood', otherWords: '人字拼地板' },
  { value: '3', label: 'Wool felt', note: 'Acoustics', otherWords: '羊毛毡' },
]

export function Fields() {
  return (
    <>
      <Texts />
      <Choices />
      <Ticks />
      <Things />
      <Part name="InPlace" does="A value that is edited where it stands: a press, Enter or F2 begins, Escape cancels.">
        <WideStates>
          <State name="a text">
            <EditedInPlace text="Herringbone oak" />
          </State>
          <State name="empty">
            <EditedInPlace text="" />
          </State>
          <State name="a figure; letters are refused">
            <EditedInPlace text="48.5" isNumber />
          </State>
        </WideStates>
      </Part>
    </>
  )
}

function Things() {
  const [color, setColor] = useState('#a6492b')
  const [file, setFile] = useState<string>()
  const remove = file === undefined ? undefined : { label: 'Remove', onPress: () => setFile(undefined) }
  return (
    <Part name="ColorField, FileField" does="A colour as it is written, and a file that is chosen or dropped.">
      <WideStates>
        <State name="a colour">
          <ColorField label="Stated colour" note="#RRGGBB" value={color} onChange={setColor} />
        </State>
        <State name="a file">
          <FileField
            label="Data sheet"
            chooseLabel={file === undefined ? 'Choose a file' : 'Replace it'}
            shown={file}
            remove={remove}
            onFile={({ name }) => setFile(name)}
          />
        </State>
        <State name="dropped, and refused">
          <FileField
            label="Logo"
            chooseLabel="Choose a picture"
            dropNote="or drop it here"
            error="This is no picture."
            onFile={({ name }) => setFile(name)}
          />
        </State>
      </WideStates>
    </Part>
  )
}

function Texts() {
  const [text, setText] = useState('Herringbone oak')
  const [chinese, setChinese] = useState('人字拼橡木地板')
  const [long, setLong] = useState('Oiled on site, with two coats of hard wax.\nLaid on cork.')
  const [price, setPrice] = useState<number | string | null>(48.5)
  const [searched, setSearched] = useState('oak')
  return (
    <Part
      name="TextField, LongTextField, NumberField, SearchField"
      does="What is typed. A mistake stands below its field and is read out."
    >
      <WideStates>
        <State name="plain, with a note">
          <TextField label="Name" value={text} note="As it stands on the label." onChange={setText} />
        </State>
        <State name="Chinese">
          <TextField label="中文名称" lang="zh-CN" value={chinese} onChange={setChinese} />
        </State>
        <State name="with a mistake">
          <TextField label="Code" value="HB 20/90" error="Another product has this code." onChange={() => undefined} />
        </State>
        <State name="off, and says why">
          <TextField label="Name" value={text} why={APPROVED} onChange={() => undefined} />
        </State>
        <State name="several lines, which grow">
          <LongTextField label="Note" value={long} rows={2} onChange={setLong} />
        </State>
        <State name="a number: 1 200,50 is understood">
          <NumberField label="Price per m²" value={price} onChange={setPrice} />
        </State>
        <State name="a search">
          <SearchField label="Search products" value={searched} onChange={setSearched} />
        </State>
      </WideStates>
    </Part>
  )
}

function Choices() {
  const [unit, setUnit] = useState('m2')
  const [category, setCategory] = useState<string | null>('2')
  const [view, setView] = useState('grid')
  const [day, setDay] = useState('2026-03-14')
  return (
    <Part
      name="SelectField, ChooseField, ChoiceField, DayField"
      does="One of several: in a list, found by words, all in sight, a day."
    >
      <WideStates>
        <State name="the browser's own list">
          <SelectField label="Unit" options={units} value={unit} onChange={setUnit} />
        </State>
        <State name="off, and says why">
          <SelectField label="Unit" options={units} value={unit} why={APPROVED} onChange={setUnit} />
        </State>
        <State name="found by words, in both languages">
          <ChooseField
            label="Category"
            options={categories}
            value={category}
            noneText="No category has these words."
            isClearable
            onChange={setCategory}
          />
        </State>
        <State name="with a mistake">
          <ChooseField
            label="Category"
            options={categories}
            value={null}
            noneText="No category has these words."
            error="Choose a category."
            onChange={() => undefined}
          />
        </State>
        <State name="all in sight">
          <ChoiceField
            label="Show products as"
            options={[
              { value: 'grid', label: 'Cards', icon: <IconLayoutGrid aria-hidden /> },
              { value: 'list', label: 'Rows', icon: <IconList aria-hidden /> },
            ]}
            value={view}
            onChange={setView}
          />
        </State>
        <State name="a day">
          <DayField label="Needed by" value={day} onChange={setDay} />
        </State>
      </WideStates>
    </Part>
  )
}

function Ticks() {
  const [isTicked, setIsTicked] = useState(true)
  const [isOn, setIsOn] = useState(true)
  return (
    <Part name="TickField, SwitchField" does="Yes or no: a tick is sent with its form, a switch takes effect at once.">
      <WideStates>
        <State name="a tick">
          <TickField label="Only what is in stock" value={isTicked} onChange={setIsTicked} />
        </State>
        <State name="with a mistake">
          <TickField
            label="I have read the policy."
            value={false}
            error="Tick this to go on."
            onChange={() => undefined}
          />
        </State>
        <State name="a switch, with a note">
          <SwitchField label="Grey page" note="For those who judge light and dark." value={isOn} onChange={setIsOn} />
        </State>
        <State name="off, and says why">
          <SwitchField
            label="Grey page"
            value={false}
            why="Printing shows colours always."
            onChange={() => undefined}
          />
        </State>
      </WideStates>
    </Part>
  )
}

function EditedInPlace({ text, isNumber = false }: { text: string; isNumber?: boolean }) {
  const [kept, setKept] = useState(text)
  const check = (typed: string) => (isNumber && Number.isNaN(Number(typed)) ? 'This is no number.' : null)
  const save = async (typed: string) => {
    setKept(typed)
    return null
  }
  return (
    <InPlace
      label="Herringbone oak: value"
      text={kept}
      emptyText="None yet"
      isNumber={isNumber}
      check={check}
      onSave={save}
    />
  )
}
