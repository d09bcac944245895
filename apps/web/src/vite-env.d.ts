interface ImportMetaEnv {
  /** Changes with any word of any language. */
  readonly WORDS_VERSION: string;
}
