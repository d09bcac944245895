'use strict';
/** A mail server that takes every letter and appends it to a file. Usage: node smtp-sink.cjs PORT FILE */
const fs = require('node:fs');
const net = require('node:net');

const [port, file] = process.argv.slice(2);

net
  .createServer((socket) => {
    let isLetter = false;
    let waiting = '';
    const say = (line) => socket.write(`${line}\r\n`);
    const take = (line) => {
      if (isLetter) {
        if (line === '.') {
          isLetter = false;
          return say('250 taken');
        }
        return fs.appendFileSync(file, `${line}\n`);
      }
      const verb = line.slice(0, 4).toUpperCase();
      isLetter = verb === 'DATA';
      if (isLetter) return say('354 go on');
      say(verb === 'QUIT' ? '221 bye' : '250 sink');
      if (verb === 'QUIT') socket.end();
    };
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const lines = (waiting + chunk.toString('latin1')).split('\r\n');
      waiting = lines.pop();
      lines.forEach(take);
    });
    say('220 sink');
  })
  .listen(Number(port), '127.0.0.1');
