/** A backup that could not be made or read, told to whoever runs the installation. */
export class BackupError extends Error {}
