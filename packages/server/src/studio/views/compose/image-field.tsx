/** A picture of a request: its address, or a file of this machine, which goes with the request as data. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { contract } from '../../contract';
import { bytes, plain } from '../../data/format';
import type { FieldProps } from './field-props';

const readAsData = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error(`${file.name} can't be read.`));
    reader.readAsDataURL(file);
  });

/** Base64 takes four characters for three bytes. */
const MOST_BYTES = Math.floor((contract.image.max - 100) * 0.75);

const sizeOf = (data: string): string => bytes(Math.floor((data.length - data.indexOf(',') - 1) * 0.75));

/** The picture as the browser may show it: the page's policy lets no data be one. */
const usePicture = (data: string): string | undefined => {
  const [url, setUrl] = useState<string | undefined>();
  useEffect(() => {
    const [, type = '', base64 = ''] = /^data:(image\/(?:png|jpeg|webp|gif|avif));base64,(.*)$/s.exec(data) ?? [];
    if (type === '') return setUrl(undefined);
    try {
      const made = URL.createObjectURL(
        new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type }),
      );
      setUrl(made);
      return () => URL.revokeObjectURL(made);
    } catch {
      return setUrl(undefined);
    }
  }, [data]);
  return url;
};

const Chosen = ({ value, onRemove }: { readonly value: string; readonly onRemove: () => void }) => {
  const url = usePicture(value);
  return (
    <p class="chosen-image" data-testid="chosen-image">
      {url !== undefined && <img src={url} alt="" />}
      <span class="muted number">{`${plain(value.slice(5, 40).split(/[;,]/)[0] ?? '')}, ${sizeOf(value)}`}</span>
      <button type="button" class="link" onClick={onRemove}>
        Remove
      </button>
    </p>
  );
};

export const ImageField = ({
  field,
  value,
  problem,
  onChange,
  onProblem,
}: FieldProps & { readonly onProblem: (problem: string | undefined) => void }) => {
  const text = useRef<HTMLInputElement>(null);
  const choose = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    try {
      if (file.size > MOST_BYTES)
        throw new Error(`${file.name} has ${bytes(file.size)}; a request takes up to ${bytes(MOST_BYTES)}.`);
      onChange(await readAsData(file));
      onProblem(undefined);
    } catch (error) {
      onProblem(plain((error as Error).message));
    }
    input.value = '';
  };
  if (value.startsWith('data:'))
    return (
      <Chosen
        value={value}
        onRemove={() => {
          onChange('');
          setTimeout(() => text.current?.focus());
        }}
      />
    );
  return (
    <span class="image-field">
      <input
        ref={text}
        id={`field-${field.name}`}
        name={field.name}
        class="input"
        type="text"
        inputMode="url"
        autocomplete="off"
        placeholder="https://…"
        aria-invalid={problem !== undefined}
        aria-describedby={`about-${field.name}`}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <label class="button">
        File
        <input
          class="sr-only"
          type="file"
          accept="image/*"
          aria-label={`A file for ${field.name.replaceAll('_', ' ')}`}
          data-testid={`file-${field.name}`}
          onChange={(event) => void choose(event.currentTarget)}
        />
      </label>
    </span>
  );
};
