/** The files of the page, by name; only what the build made is one. */
export interface StudioFile {
  readonly type: string;
  readonly text: string;
}

export interface StudioFiles {
  read(name: string): Promise<StudioFile | undefined>;
}
