/** In the place of `load-libsql`: keeps each database that is opened, so that a test can ask and change it. */
import Libsql from 'libsql';

export const opened: Libsql.Database[] = [];

export const loadLibsql = () =>
  class extends Libsql {
    constructor(path: string) {
      super(path);
      opened.push(this);
    }
  };
