"""Whatever the OpenAPI document allows, and what it does not: an answer that it describes, never a fault of ours."""

from collections.abc import Iterator
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from clubroom.server.app import create_app
from clubroom.server.settings import Settings
from clubroom.server.store import Store
from server.serving import Guest, Server

schema = schemathesis.openapi.from_dict(create_app(Settings(), cast(Store, None)).openapi())
MANY = "1000000"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    quotas = {"tables_per_person": MANY, "tables_per_address": MANY, "requests": MANY}
    with Server(tmp_path_factory.mktemp("described"), **quotas) as running:
        yield running
        running.guests.close()


@pytest.fixture(scope="module")
def ann(server: Server) -> Guest:
    guest = Guest(server, "Ann")
    guest.create("bids", "me", "member")
    return guest


@schema.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_request_gets_an_answer_that_the_document_describes(case: Any, ann: Guest) -> None:
    case.call_and_validate(
        base_url=ann.server.origin,
        headers={"origin": ann.server.origin},
        cookies=dict(ann.http.cookies.items()),
        excluded_checks=[positive_data_acceptance],  # no schema says which games there are, or what a rule forbids
    )
