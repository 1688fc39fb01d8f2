/** The form of a render request, made from the contract: what it names is a field, with its problems below it. */
import { useState } from 'preact/hooks';
import { contract, type StudioField } from '../../contract';
import type { Planning } from '../../data/shapes';
import type { FieldProps } from './field-props';
import { ImageField } from './image-field';
import type { Values } from './request-state';

/** Fields that are seen at once; the others are behind one click. */
const FIRST = [
  ...['brief', 'route', 'quality', 'aspect', 'duration_sec', 'brand_name', 'language', 'narrator'],
  ...['product_image_url', 'brand_logo_url'],
];

const label = (name: string): string => {
  const words = name.replace(/_sec$/, ' (seconds)').replace(/_url$/, '').replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const placeholderOf = ({ type, min, max }: StudioField): string => {
  if (type === 'list') return '#112233, #aabbcc';
  return type === 'number' && min !== undefined ? `${min} to ${max}` : '';
};

const Input = ({ field, value, problem, onChange }: FieldProps) => {
  const shared = {
    id: `field-${field.name}`,
    name: field.name,
    class: 'input',
    dir: 'auto' as const,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `about-${field.name}`,
  };
  if (field.name === 'brief')
    return (
      <textarea
        {...shared}
        rows={5}
        placeholder="What is the video about, for whom, and what should they do?"
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    );
  if (field.type === 'choice' || field.type === 'boolean')
    return (
      <select {...shared} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">default</option>
        {(field.values ?? ['true', 'false']).map((one) => (
          <option key={one} value={one}>
            {field.type === 'boolean' ? (one === 'true' ? 'yes' : 'no') : one}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...shared}
      type="text"
      inputMode={field.type === 'number' ? 'decimal' : 'text'}
      placeholder={placeholderOf(field)}
      value={value}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
};

const Field = (props: FieldProps) => {
  const [own, setOwn] = useState<string | undefined>();
  const { name, image, description } = props.field;
  const problem = own ?? props.problem;
  return (
    <div class={name === 'brief' || image ? 'field is-whole' : 'field'}>
      <label for={`field-${name}`}>{label(name)}</label>
      {image ? <ImageField {...props} onProblem={setOwn} /> : <Input {...props} />}
      <small id={`about-${name}`} class={problem === undefined ? 'muted' : 'field-problem'}>
        {problem ?? description}
      </small>
    </div>
  );
};

export const ComposeForm = ({
  values,
  planning,
  hasScenes,
  onChange,
}: {
  readonly values: Values;
  readonly planning: Planning | undefined;
  readonly hasScenes: boolean;
  readonly onChange: (name: string, value: string) => void;
}) => {
  const problemOf = (name: string): string | undefined =>
    planning?.problems.find(({ path }) => path === name || path.startsWith(`${name}.`))?.message;
  const hasHiddenProblem = contract.fields.some(
    ({ name, type }) => type !== 'scenes' && !FIRST.includes(name) && problemOf(name) !== undefined,
  );
  const fields = contract.fields.filter(
    ({ name, type }) => type !== 'scenes' && !(hasScenes && (name === 'brief' || name === 'duration_sec')),
  );
  const shown = (isFirst: boolean) =>
    fields
      .filter(({ name }) => FIRST.includes(name) === isFirst)
      .toSorted((one, other) => FIRST.indexOf(one.name) - FIRST.indexOf(other.name))
      .map((field) => (
        <Field
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          problem={problemOf(field.name)}
          onChange={(value) => onChange(field.name, value)}
        />
      ));
  return (
    <div class="fields">
      {shown(true)}
      <details class="is-whole" open={hasHiddenProblem || undefined}>
        <summary>Everything else that a request can say</summary>
        <div class="fields">{shown(false)}</div>
      </details>
    </div>
  );
};
